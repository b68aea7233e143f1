import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import './fonts.css';
import { theme } from './theme.ts';

type AppThemeProps = {
  children: ReactNode;
  /** The scheme to start in. The app follows the system until a person chooses. */
  defaultMode?: 'light' | 'dark' | 'system';
  /** False keeps the choice out of localStorage: stories and tests start alike every time. */
  remember?: boolean;
};

/** Theme, baseline styles and fonts round everything that is drawn. */
export function AppTheme({ children, defaultMode = 'system', remember = true }: AppThemeProps) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode={defaultMode}
      // No re-render for a colour scheme: CSS variables do all of it.
      disableTransitionOnChange
      {...(remember ? {} : { storageManager: null })}
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
