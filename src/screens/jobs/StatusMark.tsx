import Chip from '@mui/material/Chip';
import {
  CircleCheck,
  CircleX,
  Eye,
  Hourglass,
  type LucideIcon,
  MessagesSquare,
} from 'lucide-react';
import type { ApplicationStatus } from '#domain/jobs.ts';

type Look = {
  readonly icon: LucideIcon;
  /** A palette colour. An interview is the one that asks something of the member. */
  readonly color: 'warning' | 'info' | 'accent' | 'error' | 'success';
};

const looks: Readonly<Record<ApplicationStatus, Look>> = {
  Pending: { icon: Hourglass, color: 'warning' },
  Reviewed: { icon: Eye, color: 'info' },
  Interview: { icon: MessagesSquare, color: 'accent' },
  Rejected: { icon: CircleX, color: 'error' },
  Accepted: { icon: CircleCheck, color: 'success' },
};

/** Where an application stands (§4): as a word, an icon and a colour. */
export function StatusMark({ status }: { status: ApplicationStatus }) {
  const { icon: Icon, color } = looks[status];
  const main = `var(--mui-palette-${color}-main)`;
  return (
    <Chip
      icon={<Icon size={16} aria-hidden="true" />}
      label={status}
      variant="outlined"
      sx={{
        color: main,
        borderColor: 'currentColor',
        fontWeight: 650,
        backgroundColor: `color-mix(in srgb, ${main} 7%, transparent)`,
        '& .MuiChip-icon': { color: 'inherit', ml: 2.5, mr: -1.5 },
      }}
    />
  );
}
