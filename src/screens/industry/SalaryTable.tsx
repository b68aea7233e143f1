import Box from '@mui/material/Box';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { formatSalary } from '#domain/format.ts';
import type { IndustryCareer } from '#domain/industries.ts';

type SalaryTableProps = { careers: readonly IndustryCareer[] };

/** The careers with level and average salary: the chart's figures in words and numbers. */
export function SalaryTable({ careers }: SalaryTableProps) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& th, & td': {
          py: 2.5,
          pr: { xs: 3, sm: 4 },
          textAlign: 'left',
          verticalAlign: 'top',
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& thead th': { typography: 'body2', color: 'text.secondary' },
        // Levels may wrap: with large text on a phone the columns are narrow.
        '& tbody td:last-child': { whiteSpace: 'nowrap' },
        '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
        '& th:last-child, & td:last-child': { pr: 0, textAlign: 'right' },
      }}
    >
      <caption>
        <VisuallyHidden>Careers with their level and average salary</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Career</th>
          <th scope="col">Level</th>
          <th scope="col">Average salary</th>
        </tr>
      </thead>
      <tbody>
        {careers.map(({ title, level, avgSalary }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{level}</td>
            <td>{formatSalary(avgSalary)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
