import { createTheme } from '@mui/material/styles';
import { componentStyles } from './componentStyles.ts';
import { colorSchemeAttribute, colorSchemes, fonts, motion, radius } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** Ember: the one thing on a screen we hope the person does next. */
    accent: Palette['primary'];
    trail: TrailColors;
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
    trail?: TrailColors;
  }
  interface TypographyVariants {
    /** Numbers that matter, in the display face with tabular figures. */
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    accent: true;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

/** Colours with no place in MUI's palette: surfaces, lines and presence. */
type TrailColors = {
  sunken: string;
  outline: string;
  fieldOutline: string;
  contour: string;
  online: string;
  away: string;
  offline: string;
};

type SchemeTokens = { readonly [K in keyof (typeof colorSchemes)['light']]: string };

function palette(scheme: SchemeTokens) {
  const main = (color: string, contrastText = scheme.onPrimary) => ({ main: color, contrastText });
  return {
    primary: main(scheme.primary),
    // MUI's "secondary" is our text tone, for quiet buttons and chips.
    secondary: main(scheme.textSecondary),
    accent: {
      main: scheme.accent,
      light: scheme.accent,
      dark: scheme.accent,
      contrastText: scheme.onAccent,
    },
    info: main(scheme.info),
    warning: main(scheme.warning),
    error: main(scheme.error),
    success: main(scheme.success),
    text: { primary: scheme.text, secondary: scheme.textSecondary },
    background: { default: scheme.page, paper: scheme.surface },
    divider: scheme.outline,
    trail: {
      sunken: scheme.sunken,
      outline: scheme.outline,
      fieldOutline: scheme.fieldOutline,
      contour: scheme.contour,
      online: scheme.online,
      away: scheme.away,
      offline: scheme.offline,
    },
  };
}

const display = { fontFamily: fonts.display, textWrap: 'balance' } as const;

/** The one theme: both colour schemes as CSS variables, chosen by an attribute on the root element. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: colorSchemeAttribute },
  colorSchemes: {
    light: { palette: palette(colorSchemes.light) },
    dark: { palette: palette(colorSchemes.dark) },
  },
  spacing: 4,
  shape: { borderRadius: radius.control },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  transitions: {
    duration: {
      shortest: motion.short,
      shorter: motion.short,
      short: motion.medium,
      standard: motion.medium,
      complex: motion.long,
      enteringScreen: motion.medium,
      leavingScreen: motion.short,
    },
    easing: { easeInOut: motion.easing, easeOut: motion.easing, sharp: motion.easing },
  },
  typography: {
    fontFamily: fonts.text,
    fontWeightBold: 650,
    h1: {
      ...display,
      fontSize: 'clamp(2.375rem, 1.5rem + 3.6vw, 4rem)',
      fontWeight: 700,
      lineHeight: 1.06,
      letterSpacing: '-0.025em',
    },
    h2: {
      ...display,
      fontSize: 'clamp(1.75rem, 1.35rem + 1.6vw, 2.5rem)',
      fontWeight: 680,
      lineHeight: 1.14,
      letterSpacing: '-0.018em',
    },
    h3: {
      ...display,
      fontSize: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.5rem)',
      fontWeight: 650,
      lineHeight: 1.25,
      letterSpacing: '-0.01em',
    },
    h4: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35, textWrap: 'balance' },
    h5: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
    h6: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
    subtitle1: { fontSize: '1.125rem', lineHeight: 1.55 },
    subtitle2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.5 },
    body1: { fontSize: '1rem', lineHeight: 1.625 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
    overline: {
      fontSize: '0.8125rem',
      fontWeight: 650,
      lineHeight: 1.5,
      letterSpacing: '0.06em',
      textTransform: 'none',
    },
    button: {
      fontSize: '1rem',
      fontWeight: 600,
      lineHeight: 1.5,
      letterSpacing: 0,
      textTransform: 'none',
    },
    figure: {
      fontFamily: fonts.display,
      fontSize: '1.75rem',
      fontWeight: 680,
      lineHeight: 1.15,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  components: componentStyles,
});
