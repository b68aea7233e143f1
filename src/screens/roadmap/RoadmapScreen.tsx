import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Printer } from 'lucide-react';
import { MemberPage } from '#components/MemberPage.tsx';
import { Meter } from '#components/Meter.tsx';
import { currentMilestone, type Milestone, roadmapProgress } from '#domain/roadmap.ts';
import { CareerQuestMap } from './CareerQuestMap.tsx';

type RoadmapScreenProps = {
  milestones: readonly Milestone[];
  /** Prints the page: the map fits one sheet. */
  onPrint: () => void;
};

/** Career Quest Map (§2): the whole roadmap, as a trail with a mark for each milestone. */
export function RoadmapScreen({ milestones, onPrint }: RoadmapScreenProps) {
  const { completed, total } = roadmapProgress(milestones);
  const current = currentMilestone(milestones);
  return (
    <MemberPage
      title="Career Quest Map"
      lead={
        current
          ? `Next on your trail: ${current.title}.`
          : 'You have reached the summit. Enjoy the view.'
      }
      action={
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<Printer size={18} aria-hidden="true" />}
          onClick={onPrint}
          sx={{ '@media print': { display: 'none' } }}
        >
          Print map
        </Button>
      }
    >
      <Box sx={{ mb: 6, maxWidth: 420 }}>
        <Meter
          label="Progress"
          value={completed}
          total={total}
          words={`${completed} of ${total} milestones completed`}
        />
      </Box>
      <CareerQuestMap milestones={milestones} />
    </MemberPage>
  );
}
