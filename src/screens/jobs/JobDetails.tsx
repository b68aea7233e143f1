import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';

type JobDetailsProps = {
  /** What opens: "Requirements". */
  label: string;
  /** The job's title, so that one disclosure can be told from another. */
  of: string;
  children: ReactNode;
};

/**
 * What a member reads once a job has caught their eye. The browser's own disclosure: it opens without
 * script, by keyboard, and when a search within the page finds something in it.
 */
export function JobDetails({ label, of, children }: JobDetailsProps) {
  return (
    <Details>
      <summary>
        <ChevronRight size={18} aria-hidden="true" />
        <span>
          {label}
          <VisuallyHidden>&nbsp;of {of}</VisuallyHidden>
        </span>
      </summary>
      <div className="content">{children}</div>
    </Details>
  );
}

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    ...theme.typography.subtitle2,
    width: 'fit-content',
    minHeight: 44,
    margin: '-8px -12px -8px -8px',
    padding: '0 12px 0 8px',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    borderRadius: 10,
    color: 'var(--mui-palette-primary-main)',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: 'var(--mui-palette-trail-sunken)' },
    '& svg': { transition: 'transform 120ms', flex: 'none' },
  },
  '&[open] summary svg': { transform: 'rotate(90deg)' },
  '& .content': { display: 'grid', gap: 12, paddingTop: 16 },
}));
