import { styled } from '@mui/material/styles';

/** What the job is about. */
export function Description({ children }: { children: string }) {
  return <Text>{children}</Text>;
}

/** What the job asks for. */
export function Requirements({ items }: { items: readonly string[] }) {
  return (
    <List aria-label="Requirements">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const Text = styled('p')(({ theme }) => ({ ...theme.typography.body2, maxWidth: '72ch' }));

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  paddingLeft: 20,
  listStyle: 'disc',
  display: 'grid',
  gap: 4,
  '& li::marker': { color: 'var(--mui-palette-primary-main)' },
}));
