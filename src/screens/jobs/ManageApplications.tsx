import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CardGrid } from '#components/CardGrid.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { PageSection } from '#components/PageSection.tsx';
import type { Application, Job } from '#domain/jobs.ts';
import { routes } from '#domain/routes.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { FavoriteCard } from './FavoriteCard.tsx';

type ManageApplicationsProps = {
  /** Latest first. */
  applications: readonly Application[];
  favorites: readonly Job[];
  onApply: (job: Job) => void;
};

/** The Manage Applications tab (§2): what became of the applications sent, and jobs kept for later. */
export function ManageApplications({ applications, favorites, onApply }: ManageApplicationsProps) {
  const applicationByJob = new Map(applications.map((each) => [each.jobId, each]));
  return (
    <Box sx={{ display: 'grid', gap: { xs: 10, md: 12 } }}>
      <PageSection title="Past Applications">
        {applications.length > 0 ? (
          <CardGrid
            label="Past applications, latest first"
            items={applications}
            keyOf={({ id }) => id}
            renderItem={(application) => <ApplicationCard application={application} />}
            minColumn={2000}
            typicalHeight={150}
          />
        ) : (
          <EmptyState title="No applications yet" action={<ToOpportunities />}>
            Once you apply for a job, you can follow here what becomes of it.
          </EmptyState>
        )}
      </PageSection>
      <PageSection title="Favorites">
        {favorites.length > 0 ? (
          <CardGrid
            label="Favorite jobs"
            items={favorites}
            keyOf={({ id }) => id}
            renderItem={(job) => (
              <FavoriteCard
                job={job}
                application={applicationByJob.get(job.id)}
                onApply={onApply}
              />
            )}
            minColumn={2000}
            typicalHeight={200}
          />
        ) : (
          <EmptyState title="No favorites yet" action={<ToOpportunities />}>
            Jobs you keep for later wait here until you apply.
          </EmptyState>
        )}
      </PageSection>
    </Box>
  );
}

function ToOpportunities() {
  return (
    <Button href={routes.jobs} variant="outlined" color="secondary">
      See opportunities
    </Button>
  );
}
