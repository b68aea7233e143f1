import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { mainId, SkipLink } from './SkipLink.tsx';

type PublicFrameProps = {
  topBar: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** A public page round its content: skip link, top bar, main, footer. */
export function PublicFrame({ topBar, footer, children }: PublicFrameProps) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      {topBar}
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flexGrow: 1 }}>
        {children}
      </Box>
      {footer}
    </Box>
  );
}
