import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type TypingIndicatorProps = {
  /** Who is typing. */
  name: string;
  /** The element stays while nobody types, so that a screen reader hears when somebody begins. */
  active: boolean;
};

const rise = keyframes({
  '0%, 60%, 100%': { transform: 'none', opacity: 0.45 },
  '30%': { transform: 'translateY(-3px)', opacity: 1 },
});

/** Three dots in a bubble while an answer is being written (§4). */
export function TypingIndicator({ name, active }: TypingIndicatorProps) {
  return (
    <>
      <Box role="status" sx={{ position: 'relative' }}>
        {active && <VisuallyHidden>{`${name} is typing`}</VisuallyHidden>}
      </Box>
      {active && (
        <Box
          aria-hidden="true"
          sx={{
            display: 'inline-flex',
            gap: 1.5,
            px: 4,
            py: 4,
            border: 1,
            borderColor: 'divider',
            borderRadius: '18px 18px 18px 6px',
            bgcolor: 'background.paper',
          }}
        >
          {[0, 1, 2].map((dot) => (
            <Box
              key={dot}
              component="span"
              sx={{
                width: 7,
                height: 7,
                borderRadius: '50%',
                bgcolor: 'text.secondary',
                animation: `${rise} 1.2s ${dot * 160}ms infinite`,
                '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
              }}
            />
          ))}
        </Box>
      )}
    </>
  );
}
