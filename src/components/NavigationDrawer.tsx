import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { NavigationItem } from '#domain/routes.ts';
import { followSection } from './followSection.ts';

type NavigationDrawerProps = {
  /** Names the navigation landmark: "Main" or "Member". */
  label: string;
  items: readonly NavigationItem[];
  /** The path of the page that is shown; its entry is marked as current. */
  currentPath: string;
  /** Called when a person follows an entry that leads to a section of the landing page. */
  onSection: (href: string) => void;
};

/** A phone's navigation: a button that opens the entries in a drawer, where focus stays until it closes. */
export function NavigationDrawer({ label, items, currentPath, onSection }: NavigationDrawerProps) {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        color="inherit"
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={24} aria-hidden="true" />
      </IconButton>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { width: 'min(320px, 88vw)', p: 4, borderRadius: 0 },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
          <Box component="h2" id={titleId} sx={{ typography: 'h4' }}>
            Menu
          </Box>
          <IconButton aria-label="Close menu" color="inherit" onClick={close}>
            <X size={24} aria-hidden="true" />
          </IconButton>
        </Box>
        <Box component="nav" aria-label={label} sx={{ display: 'flex', flexDirection: 'column' }}>
          {items.map((item) => (
            <Link
              key={item.label}
              href={item.path}
              underline="none"
              aria-current={item.path === currentPath ? 'page' : undefined}
              onClick={(event) => {
                close();
                followSection(event, item.path, onSection);
              }}
              sx={{
                px: 3,
                py: 3,
                borderRadius: '10px',
                color: 'text.primary',
                fontSize: '1.125rem',
                fontWeight: 600,
                '&:hover': { bgcolor: 'trail.sunken' },
                '&[aria-current]': { bgcolor: 'trail.sunken', color: 'primary.main' },
              }}
            >
              {item.label}
            </Link>
          ))}
        </Box>
      </Drawer>
    </>
  );
}
