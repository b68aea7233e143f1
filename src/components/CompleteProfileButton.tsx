import Button from '@mui/material/Button';
import { UserRoundPen } from 'lucide-react';
import { routes } from '#domain/routes.ts';

type CompleteProfileButtonProps = {
  /** The path of the page that is shown. */
  currentPath: string;
  /** Called when a person follows it, for a drawer to close. */
  onNavigate?: () => void;
};

/** The sidebar's way to the profile (§2). */
export function CompleteProfileButton({ currentPath, onNavigate }: CompleteProfileButtonProps) {
  return (
    <Button
      fullWidth
      variant="outlined"
      color="secondary"
      href={routes.profile}
      aria-current={currentPath === routes.profile ? 'page' : undefined}
      {...(onNavigate ? { onClick: onNavigate } : {})}
      startIcon={<UserRoundPen size={18} aria-hidden="true" />}
      sx={{
        px: 3,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&[aria-current]': { borderColor: 'primary.main', color: 'primary.main' },
      }}
    >
      Complete Your Profile
    </Button>
  );
}
