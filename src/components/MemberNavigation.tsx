import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  BookOpen,
  BriefcaseBusiness,
  House,
  type LucideIcon,
  Map as MapIcon,
  MessagesSquare,
  Sparkles,
  Users,
} from 'lucide-react';
import { memberNavigation, memberSection, routes } from '#domain/routes.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

const icons: Record<(typeof memberNavigation)[number]['path'], LucideIcon> = {
  [routes.dashboard]: House,
  [routes.roadmap]: MapIcon,
  [routes.learning]: BookOpen,
  [routes.networking]: Users,
  [routes.jobs]: BriefcaseBusiness,
  [routes.ai]: Sparkles,
  [routes.messages]: MessagesSquare,
};

type MemberNavigationProps = {
  /** The path of the page that is shown; the entry it belongs to is marked. */
  currentPath: string;
  /** How many messages are not opened. */
  unreadCount: number;
  /** Called when a person follows an entry, for a drawer to close. */
  onNavigate?: () => void;
};

/** The seven member screens (§2), the current one marked, unread messages counted. */
export function MemberNavigation({ currentPath, unreadCount, onNavigate }: MemberNavigationProps) {
  const section = memberSection(currentPath);
  return (
    <nav aria-label="Member">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {memberNavigation.map(({ label, path }) => {
          const Icon = icons[path];
          return (
            <li key={path}>
              <Link
                href={path}
                underline="none"
                // "page" for the screen itself, "true" for one that belongs to it.
                aria-current={section !== path ? undefined : path === currentPath ? 'page' : 'true'}
                onClick={onNavigate}
                sx={entryStyle}
              >
                <Icon size={20} aria-hidden="true" />
                <Box component="span" sx={{ flexGrow: 1 }}>
                  {label}
                </Box>
                {path === routes.messages && <UnreadBadge count={unreadCount} />}
              </Link>
            </li>
          );
        })}
      </Box>
    </nav>
  );
}

const entryStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 44,
  px: 3,
  py: 2,
  borderRadius: '10px',
  // Forced colours drop backgrounds: the current entry keeps an edge.
  border: '1px solid transparent',
  color: 'text.secondary',
  fontWeight: 550,
  lineHeight: 1.4,
  '& svg': { flexShrink: 0 },
  '&:hover': { bgcolor: 'var(--mui-palette-action-hover)', color: 'text.primary' },
  '&[aria-current]': {
    bgcolor: 'background.paper',
    borderColor: 'divider',
    color: 'primary.main',
    fontWeight: 650,
  },
  // The mark beside it, like a blaze on a tree.
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 10,
    left: -1,
    width: 3,
    borderRadius: '0 3px 3px 0',
    bgcolor: 'primary.main',
  },
} as const;
