import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { IndustryIcon } from '#components/IndustryIcon.tsx';
import type { Industry } from '#domain/industries.ts';
import { industryPath } from '#domain/routes.ts';
import { LinkBehavior } from '#theme/LinkBehavior.tsx';

type IndustryTileProps = {
  industry: Industry;
  /** Whether its page has been written; the others lead to 'Industry not found' (§2). */
  hasGuide: boolean;
};

/** One industry of the Career Index, a link to its page (§2). */
export const IndustryTile = memo(function IndustryTile({ industry, hasGuide }: IndustryTileProps) {
  return (
    <Tile href={industryPath(industry.id)}>
      <IndustryIcon id={industry.id} />
      <span className="name">
        {industry.name}
        {hasGuide && <small>Guide available</small>}
      </span>
      <ChevronRight size={18} aria-hidden="true" />
    </Tile>
  );
});

/** A plain link styled once: dozens are mounted at a time while somebody types. */
const Tile = styled(LinkBehavior)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 80,
  padding: 16,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  backgroundColor: 'var(--mui-palette-background-paper)',
  color: 'var(--mui-palette-text-primary)',
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  '& .name': { ...theme.typography.h5, flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& > svg': { flex: 'none', color: 'var(--mui-palette-text-secondary)' },
}));
