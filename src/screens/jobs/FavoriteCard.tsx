import Button from '@mui/material/Button';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import type { Application, Job } from '#domain/jobs.ts';
import { JobCard } from './JobCard.tsx';
import { JobDetails } from './JobDetails.tsx';
import { Description, Requirements } from './JobTexts.tsx';
import { StatusMark } from './StatusMark.tsx';

type FavoriteCardProps = {
  job: Job;
  /** The member's application for it, if there is one. */
  application: Application | undefined;
  onApply: (job: Job) => void;
};

/** A job kept for later, with Apply, or where the application stands when it has been sent (§2). */
export function FavoriteCard({ job, application, onApply }: FavoriteCardProps) {
  return (
    <JobCard
      job={job}
      {...(application && { marks: { appliedDate: application.appliedDate, favorite: false } })}
      action={
        application ? (
          <StatusMark status={application.status} />
        ) : (
          <Button onClick={() => onApply(job)}>
            Apply<VisuallyHidden>&nbsp;for {job.title}</VisuallyHidden>
          </Button>
        )
      }
    >
      <JobDetails label="Description and requirements" of={job.title}>
        <Description>{job.description}</Description>
        <Requirements items={job.requirements} />
      </JobDetails>
    </JobCard>
  );
}
