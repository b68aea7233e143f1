import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { EmptyState } from '#components/EmptyState.tsx';
import { MemberPage } from '#components/MemberPage.tsx';
import { type DashboardStep, type RecommendedAction, sortByPriority } from '#domain/dashboard.ts';
import { routes } from '#domain/routes.ts';
import { ActionCard } from './ActionCard.tsx';
import { RoadmapStrip } from './RoadmapStrip.tsx';

type DashboardScreenProps = {
  /** What to greet the member by; empty when the profile has no name. */
  givenName: string;
  steps: readonly DashboardStep[];
  /** In any order; shown by priority. */
  actions: readonly RecommendedAction[];
};

/** Home (§2): where am I, what next. */
export function DashboardScreen({ givenName, steps, actions }: DashboardScreenProps) {
  return (
    <MemberPage
      title={givenName ? `Welcome back, ${givenName}` : 'Welcome back'}
      lead={whereAmI(steps)}
    >
      <Card component="section" aria-labelledby="your-roadmap" sx={{ p: { xs: 4, sm: 6 } }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 4,
            mb: { xs: 3, md: 5 },
          }}
        >
          <Typography id="your-roadmap" variant="h3" component="h2">
            Your roadmap
          </Typography>
          <Button
            href={routes.roadmap}
            variant="text"
            endIcon={<ArrowRight size={18} aria-hidden="true" />}
            sx={{ mx: -3 }}
          >
            View Full Roadmap
          </Button>
        </Box>
        <RoadmapStrip label="Roadmap steps" steps={steps} />
      </Card>
      <Box component="section" aria-labelledby="recommended-actions" sx={{ mt: { xs: 8, md: 12 } }}>
        <Typography id="recommended-actions" variant="h3" component="h2" sx={{ mb: 4 }}>
          Recommended Actions
        </Typography>
        {actions.length > 0 ? (
          <Box component="ul" sx={actionsStyle}>
            {sortByPriority(actions).map((action, index) => (
              <ActionCard key={action.id} action={action} first={index === 0} />
            ))}
          </Box>
        ) : (
          <EmptyState
            title="Nothing to do right now"
            action={<Button href={routes.roadmap}>Look at your roadmap</Button>}
          >
            New recommendations follow when you complete a milestone or change your profile.
          </EmptyState>
        )}
      </Box>
    </MemberPage>
  );
}

/** One sentence for the top of the page. */
function whereAmI(steps: readonly DashboardStep[]): string {
  const index = steps.findIndex(({ state }) => state === 'current');
  const current = steps[index];
  if (!current) return `All ${steps.length} steps of your roadmap are completed.`;
  return `You are on step ${index + 1} of ${steps.length}: ${current.title}.`;
}

const actionsStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
