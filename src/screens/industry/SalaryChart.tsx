import Box from '@mui/material/Box';
import { formatShortDollars } from '#domain/format.ts';
import type { IndustryCareer } from '#domain/industries.ts';
import { salaryScale } from '#domain/salaryScale.ts';

type SalaryChartProps = { careers: readonly IndustryCareer[] };

/**
 * The average salaries as bars on one scale. It says nothing that the table beside it does not, so
 * screen readers are sent there.
 */
export function SalaryChart({ careers }: SalaryChartProps) {
  const { max, ticks } = salaryScale(careers.map(({ avgSalary }) => avgSalary));
  const share = (dollars: number) => `${(dollars / max) * 100}%`;
  return (
    <Box
      role="img"
      aria-label="Bar chart of the average salaries. The table that follows has the same figures."
      sx={{
        p: { xs: 4, sm: 6 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        breakInside: 'avoid',
      }}
    >
      {careers.map(({ title, avgSalary }) => (
        <Box key={title} sx={rowStyle}>
          <Box sx={{ typography: 'caption', overflowWrap: 'anywhere', pb: { xs: 0.5, sm: 0 } }}>
            {title}
          </Box>
          <Box sx={{ position: 'relative', alignSelf: 'stretch', minHeight: 16 }}>
            <Lines ticks={ticks} share={share} />
            <Box sx={barStyle} style={{ width: share(avgSalary) }} />
          </Box>
        </Box>
      ))}
      <Box sx={rowStyle}>
        <span />
        <Box sx={{ position: 'relative', height: 28 }}>
          {ticks.map((dollars) => (
            <Box
              key={dollars}
              sx={{
                position: 'absolute',
                bottom: 0,
                typography: 'caption',
                color: 'text.secondary',
                whiteSpace: 'nowrap',
              }}
              style={{
                left: share(dollars),
                // The first and the last stay inside the picture.
                transform: `translateX(${dollars === 0 ? 0 : dollars === max ? -100 : -50}%)`,
              }}
            >
              {formatShortDollars(dollars)}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

type LinesProps = { ticks: readonly number[]; share: (dollars: number) => string };

/** A row's part of the lines behind the bars. */
function Lines({ ticks, share }: LinesProps) {
  return ticks.map((dollars) => (
    <Box
      key={dollars}
      sx={{
        position: 'absolute',
        insetBlock: 0,
        ml: '-0.5px',
        borderLeft: 1,
        borderColor: 'divider',
      }}
      style={{ left: share(dollars) }}
    />
  ));
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '168px 1fr' },
  columnGap: 4,
  alignItems: 'center',
  '& + &': { mt: { xs: 2, sm: 0 } },
} as const;

const barStyle = {
  position: 'relative',
  height: 16,
  my: { xs: 0, sm: 2 },
  minWidth: 3,
  borderRadius: '0 6px 6px 0',
  bgcolor: 'primary.main',
  // Forced colours and paper drop backgrounds; borders stay.
  border: '1px solid',
  borderColor: 'primary.main',
} as const;
