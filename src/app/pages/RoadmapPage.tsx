import { milestones } from '#demo/roadmap.ts';
import { RoadmapScreen } from '#screens/roadmap/RoadmapScreen.tsx';

export function Component() {
  return <RoadmapScreen milestones={milestones} onPrint={() => window.print()} />;
}
