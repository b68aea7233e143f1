import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { LinkBehavior } from './LinkBehavior.tsx';
import { colorSchemes, radius } from './tokens.ts';

type ThemeWithVars = Omit<Theme, 'components'> & CssVarsTheme;

/** The focus ring: two tones, so that it stands out on any surface; a real outline in forced colours. */
const focusRing = {
  outline: '3px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
} as const;

/** Paper is white in both schemes: black text, and drawings in the colours of the light one. */
const printColors = {
  colorScheme: 'light',
  '--mui-palette-text-primary': '#000',
  '--mui-palette-text-secondary': '#333',
  '--mui-palette-background-default': '#fff',
  '--mui-palette-background-paper': '#fff',
  '--mui-palette-divider': '#999',
  '--mui-palette-primary-main': colorSchemes.light.primary,
  '--mui-palette-primary-contrastText': colorSchemes.light.onPrimary,
  '--mui-palette-accent-main': colorSchemes.light.accent,
  '--mui-palette-trail-sunken': '#fff',
  '--mui-palette-trail-outline': '#999',
  '--mui-palette-trail-contour': colorSchemes.light.contour,
} as const;

/**
 * How MUI's components look here. Hover and pressed states change colour only; borders, not shadows,
 * separate surfaces (design direction, "Space, shape, depth").
 */
export const componentStyles: Components<ThemeWithVars> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollPaddingTop: 88, textSizeAdjust: '100%' },
      body: {
        overflowWrap: 'break-word',
        fontSynthesis: 'none',
        textRendering: 'optimizeLegibility',
      },
      'h1, h2, h3, h4, h5, h6, p, dl, dd, figure, blockquote': { margin: 0 },
      'table, time, .tabular': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': focusRing,
      // Headings and main take focus after a navigation so that it is announced; they need no ring.
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      '::selection': {
        backgroundColor: 'var(--mui-palette-primary-main)',
        color: 'var(--mui-palette-primary-contrastText)',
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          // Animations jump to their end. Transitions go entirely: a short duration would apply to
          // every property of every element and delay each change by a frame.
          animationDuration: '1ms !important',
          animationDelay: '0ms !important',
          animationIterationCount: '1 !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@page': { margin: '18mm' },
      '@media print': {
        'html:root[data-color-scheme]': printColors,
        body: { backgroundColor: '#fff', color: '#000' },
      },
    },
  },
  MuiButtonBase: {
    // Ripples say "stock"; the pressed state is a colour here.
    defaultProps: { disableRipple: true, LinkComponent: LinkBehavior },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        minHeight: 44,
        paddingInline: 20,
        paddingBlock: 9,
        // Forced colours drop backgrounds: without a border a contained button would have no edge.
        border: '1px solid transparent',
        borderRadius: radius.control,
        whiteSpace: 'normal',
      },
      sizeSmall: { minHeight: 36, paddingInline: 14, paddingBlock: 5, fontSize: '0.9375rem' },
      sizeLarge: { minHeight: 52, paddingInline: 26, fontSize: '1.0625rem' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.trail.fieldOutline }),
      text: { paddingInline: 12 },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: radius.control, minWidth: 40, minHeight: 40 } },
  },
  MuiContainer: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Gutters: 16 px on a phone, 24 px from there on.
        paddingInline: 16,
        [theme.breakpoints.up('sm')]: { paddingInline: 24 },
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radius.card } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card } },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 24, '&:last-child': { paddingBottom: 24 } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.card,
        border: `1px solid ${theme.vars.palette.trail.outline}`,
        boxShadow: '0 24px 64px rgb(10 20 17 / 22%)',
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.trail.outline}`,
        boxShadow: '0 12px 32px rgb(10 20 17 / 16%)',
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: radius.full, fontWeight: 550, height: 'auto', minHeight: 28 },
      label: { whiteSpace: 'normal', paddingBlock: 3, paddingInline: 12 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.trail.outline }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderRadius: radius.control,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.trail.fieldOutline,
        },
      }),
      input: { paddingBlock: 12, height: '1.5em', boxSizing: 'content-box' },
      multiline: { paddingBlock: 12 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, marginTop: 6, fontSize: '0.875rem', lineHeight: 1.5 },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        fontWeight: 600,
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always', component: LinkBehavior as ElementType },
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.18em',
        textDecorationThickness: '1px',
        textDecorationColor: 'currentColor',
        '&:hover': { textDecorationThickness: '2px' },
      },
    },
  },
  // The mark is the selected tab's own: MUI's is measured once, and stays wrong when a font arrives late.
  MuiTabs: { styleOverrides: { indicator: { display: 'none' } } },
  MuiTab: {
    styleOverrides: {
      root: {
        '&.Mui-selected::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          borderBottom: '3px solid currentColor',
          borderRadius: 3,
        },
        minHeight: 48,
        fontSize: '1rem',
        '&.Mui-focusVisible': { outlineOffset: -3 },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: { tooltip: { fontSize: '0.875rem', borderRadius: 8 } },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        alignItems: 'center',
      }),
    },
  },
};
