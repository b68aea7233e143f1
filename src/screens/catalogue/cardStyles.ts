import { styled } from '@mui/material/styles';

/**
 * A catalogue entry's card. Its parts are plain elements styled from here: a long list mounts many cards
 * at once, and a styled component for every part would cost more than the parts themselves.
 */
export const EntryCard = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 20,
  border: '1px solid var(--mui-palette-trail-outline)',
  borderRadius: 16,
  backgroundColor: 'var(--mui-palette-background-paper)',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '& header': { display: 'flex', flexDirection: 'column', gap: 4 },
  '& h2, & h3': { ...theme.typography.h4, margin: 0 },
  '& p, & dd': { ...theme.typography.body2, margin: 0 },
  '& .kind': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .kind svg': { flex: 'none', color: 'var(--mui-palette-primary-main)' },
  '& .kind strong': { color: 'var(--mui-palette-text-primary)', fontWeight: 600 },
  // Read as nothing: the words part themselves.
  '& .kind strong + span::before': { content: '"·" / ""', marginInlineEnd: 8 },
  '& dl': { margin: 0, display: 'grid', gap: 10 },
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& footer': {
    marginTop: 'auto',
    paddingTop: 12,
    borderTop: '1px solid var(--mui-palette-trail-outline)',
  },
  '& footer p': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& ul': {
    listStyle: 'none',
    margin: '6px 0 0',
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
  },
  '& ul li': {
    ...theme.typography.caption,
    padding: '1px 9px',
    // Forced colours drop the fill and show this edge.
    border: '1px solid transparent',
    borderRadius: 999,
    backgroundColor: 'var(--mui-palette-trail-sunken)',
  },
}));
