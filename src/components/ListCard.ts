import { styled } from '@mui/material/styles';

/** The surface of one person, event or job in a list. Wide and narrow places are told apart by container queries. */
export const ListCard = styled('article')({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  padding: 20,
  border: '1px solid var(--mui-palette-trail-outline)',
  borderRadius: 16,
  backgroundColor: 'var(--mui-palette-background-paper)',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});
