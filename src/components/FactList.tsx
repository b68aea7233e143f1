import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** One thing to know: "Location", "Minneapolis, MN". */
type Fact = {
  /** Unique within the list. */
  readonly label: string;
  readonly value: ReactNode;
};

type FactListProps = {
  facts: readonly Fact[];
  /** CSS's `grid-template-columns`. Left out: two columns where they fit, one where not. */
  columns?: string;
};

/** 40 %: a third column never fits. */
const upToTwo = 'repeat(auto-fit, minmax(min(100%, max(136px, 40%)), 1fr))';

/** Facts about a person or a job, each under its label, in columns. */
export function FactList({ facts, columns = upToTwo }: FactListProps) {
  return (
    <List sx={{ gridTemplateColumns: columns }}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  '& dt': { ...theme.typography.caption, color: 'var(--mui-palette-text-secondary)' },
  '& dd': { ...theme.typography.body2, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
