import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowLeft, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';

type CatalogueFrameProps = {
  title: string;
  lead: string;
  /** Where Back and Close lead: the tab of the Learning Center that the catalogue belongs to (§2). */
  backHref: string;
  search: ReactNode;
  filter: ReactNode;
  /** The count and the list. */
  children: ReactNode;
};

/** A catalogue's page: the ways back, title, search, filter, results. */
export function CatalogueFrame({
  title,
  lead,
  backHref,
  search,
  filter,
  children,
}: CatalogueFrameProps) {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 4, md: 8 } }}>
      <CatalogueHead title={title} lead={lead} backHref={backHref} />
      <Box
        sx={{
          mt: 6,
          mb: 4,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(280px, 1fr) auto' },
          alignItems: 'end',
          '@media print': { display: 'none' },
        }}
      >
        {search}
        {filter}
      </Box>
      {children}
    </Container>
  );
}

type CatalogueHeadProps = Pick<CatalogueFrameProps, 'title' | 'lead' | 'backHref'>;

/** Memoised: a keystroke in the search below leaves it alone. */
const CatalogueHead = memo(function CatalogueHead({ title, lead, backHref }: CatalogueHeadProps) {
  return (
    <>
      <Box
        component="nav"
        aria-label="Catalogue"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          ml: -3,
          '@media print': { display: 'none' },
        }}
      >
        <Button
          href={backHref}
          variant="text"
          color="secondary"
          startIcon={<ArrowLeft size={18} aria-hidden="true" />}
        >
          Back to Learning Center
        </Button>
        <IconButton
          href={backHref}
          aria-label="Close catalogue"
          color="inherit"
          sx={{ width: 44, height: 44 }}
        >
          <X size={22} aria-hidden="true" />
        </IconButton>
      </Box>
      <Typography variant="h2" component="h1" sx={{ mt: { xs: 3, md: 4 } }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: '65ch', color: 'text.secondary' }}>{lead}</Typography>
    </>
  );
});
