import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FormMessage } from '#domain/formTexts.ts';

type FormStatusProps = {
  /** What the form says now; null for nothing. */
  message: FormMessage | null;
};

/**
 * How a submission ended. The live region is there from the start, so that its text is announced, once,
 * when it comes; the alert in it has no role of its own.
 */
export function FormStatus({ message }: FormStatusProps) {
  return (
    <Box role="status">
      {message && (
        <Alert severity={message.tone} role="none" sx={{ overflowWrap: 'anywhere' }}>
          {message.text}
        </Alert>
      )}
    </Box>
  );
}
