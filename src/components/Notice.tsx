import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { X } from 'lucide-react';

type NoticeProps = {
  text: string;
  open: boolean;
  onClose: () => void;
};

/**
 * A short word at the foot of the screen, announced politely, gone after 6 s (paused while hovered or
 * focused). Also what a control says whose action is not part of the demo.
 */
export function Notice({ text, open, onClose }: NoticeProps) {
  return (
    <Snackbar
      open={open}
      autoHideDuration={6000}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <SnackbarContent
        role="status"
        message={text}
        action={
          <IconButton aria-label="Dismiss" color="inherit" size="small" onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        }
        sx={{
          bgcolor: 'text.primary',
          color: 'background.default',
          borderRadius: '10px',
          fontSize: '0.9375rem',
          flexWrap: 'nowrap',
        }}
      />
    </Snackbar>
  );
}
