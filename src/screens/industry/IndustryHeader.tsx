import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Contours } from '#components/Contours.tsx';
import { IndustryIcon } from '#components/IndustryIcon.tsx';
import { formatSalary } from '#domain/format.ts';
import type { IndustryDetail, IndustryId } from '#domain/industries.ts';

type IndustryHeaderProps = { id: IndustryId; industry: IndustryDetail };

/** The industry's name and description on a piece of map, and its size in three figures. */
export function IndustryHeader({ id, industry }: IndustryHeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        mt: 3,
        p: { xs: 6, md: 10 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          // The map fades out where the text begins.
          maskImage: {
            xs: 'linear-gradient(#000, transparent 160px)',
            md: 'linear-gradient(to left, #000, transparent 60%)',
          },
        }}
      >
        <Contours />
      </Box>
      <Box sx={{ position: 'relative' }}>
        <IndustryIcon id={id} size={56} />
        <Typography variant="h2" component="h1" sx={{ mt: 4, overflowWrap: 'anywhere' }}>
          {industry.name}
        </Typography>
        <Typography sx={{ mt: 3, maxWidth: '70ch' }}>{industry.description}</Typography>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, auto)' },
            justifyContent: 'start',
            gap: { xs: 4, sm: 10 },
            mt: 8,
            mb: 0,
            '& > div': { display: 'flex', flexDirection: 'column-reverse' },
            '& dt': { typography: 'body2', color: 'text.secondary' },
            '& dd': { typography: 'figure' },
          }}
        >
          {figures(industry).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function figures({ subindustries, careers }: IndustryDetail) {
  const salaries = careers.map(({ avgSalary }) => avgSalary);
  return [
    { label: 'fields within it', value: String(subindustries.length) },
    { label: 'careers to compare', value: String(careers.length) },
    ...(salaries.length > 0
      ? [
          {
            label: 'average salaries, a year',
            value: `${formatSalary(Math.min(...salaries))} to ${formatSalary(Math.max(...salaries))}`,
          },
        ]
      : []),
  ];
}
