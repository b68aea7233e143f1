/**
 * The look's raw values (design direction). Everything visible is made from these; the theme turns them
 * into MUI's CSS variables. Each text colour passes WCAG AA on the surfaces of its scheme.
 */
export const colorSchemes = {
  light: {
    page: '#FBFAF6',
    surface: '#FFFFFF',
    sunken: '#F2F0E8',
    text: '#14231F',
    textSecondary: '#4A5A54',
    primary: '#17624B',
    onPrimary: '#FFFFFF',
    accent: '#B8450B',
    onAccent: '#FFFFFF',
    info: '#1F5FA8',
    warning: '#8A5A00',
    error: '#B3263A',
    success: '#1B6E3C',
    /** The line round cards and controls: the text colour at 12 %. */
    outline: 'rgb(20 35 31 / 12%)',
    /** The edge of something that can be typed into: 3:1 on every surface (WCAG 1.4.11). */
    fieldOutline: '#7B8781',
    /** Contour lines drawn behind content. */
    contour: 'rgb(23 98 75 / 14%)',
    online: '#1E9E57',
    away: '#D69A00',
    offline: '#8A938F',
  },
  dark: {
    page: '#0E1614',
    surface: '#15201D',
    sunken: '#1C2A26',
    text: '#E9F0EC',
    textSecondary: '#A9B8B1',
    primary: '#6FD3AC',
    onPrimary: '#0E1614',
    accent: '#FFAB73',
    onAccent: '#0E1614',
    info: '#8CC2FF',
    warning: '#F2C14E',
    error: '#FF9AA5',
    success: '#7FDB9A',
    outline: 'rgb(233 240 236 / 14%)',
    fieldOutline: '#7F908A',
    contour: 'rgb(111 211 172 / 13%)',
    online: '#4CD787',
    away: '#F2C14E',
    offline: '#9AA6A1',
  },
} as const;

/** Corner radii in px. */
export const radius = { control: 10, card: 16, full: 999 } as const;

/** Font stacks: the display face for h1 to h3 and numbers that matter, the text face for the rest. */
export const fonts = {
  display: '"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback", system-ui, sans-serif',
  text: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
} as const;

/** Durations in ms and the one easing curve. Reduced motion turns all of them off. */
export const motion = {
  short: 120,
  medium: 180,
  long: 220,
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** The attribute on the root element that selects a colour scheme. */
export const colorSchemeAttribute = 'data-color-scheme';
