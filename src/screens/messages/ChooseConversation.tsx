import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MessagesSquare } from 'lucide-react';

/** In place of a conversation, where there is room for one and none is chosen. */
export function ChooseConversation() {
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'safe center',
        p: 6,
        textAlign: 'center',
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          p: 5,
          mb: 4,
          borderRadius: '50%',
          bgcolor: 'trail.sunken',
          color: 'primary.main',
        }}
      >
        <MessagesSquare size={36} />
      </Box>
      <Typography variant="h4" component="h2">
        Choose a conversation
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: '40ch', color: 'text.secondary' }}>
        Mentors, peers and recruiters you write with are in the list on the left.
      </Typography>
    </Box>
  );
}
