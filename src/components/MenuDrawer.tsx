import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type MenuDrawerProps = {
  /** What the drawer holds. Call `close` when a person follows an entry. */
  children: (close: () => void) => ReactNode;
};

/** A phone's menu: a button that opens a drawer, where focus stays until it closes. */
export function MenuDrawer({ children }: MenuDrawerProps) {
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
        {children(close)}
      </Drawer>
    </>
  );
}
