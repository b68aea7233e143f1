import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

type NavigationProgressProps = {
  /** True while the next page is being loaded. */
  active: boolean;
};

/** A thin line at the top while a page loads. It waits 200 ms: a quick load shows nothing. */
export function NavigationProgress({ active }: NavigationProgressProps) {
  return (
    <>
      <Box
        role="status"
        sx={{
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        }}
      >
        {active ? 'Loading page' : ''}
      </Box>
      {active && (
        <Box
          aria-hidden="true"
          sx={{
            position: 'fixed',
            insetInline: 0,
            top: 0,
            height: 3,
            zIndex: 'tooltip',
            bgcolor: 'primary.main',
            transform: 'scaleX(0)',
            transformOrigin: 'left',
            animation: `${grow} 4s cubic-bezier(0.1, 0.6, 0.2, 1) 200ms forwards`,
          }}
        />
      )}
    </>
  );
}
