import {
  type DashboardStep,
  type RecommendedAction,
  type RoadmapStage,
  stepsFromRoadmap,
} from '#domain/dashboard.ts';
import { routes } from '#domain/routes.ts';
import { milestones } from './roadmap.ts';

const stages: readonly RoadmapStage[] = [
  { id: 'foundations', title: 'Lay the foundations', milestoneIds: ['degree', 'first-role'] },
  { id: 'direction', title: 'Choose a direction', milestoneIds: ['direction'] },
  {
    id: 'core-skills',
    title: 'Build core skills',
    milestoneIds: ['sql', 'experiment', 'certificate'],
  },
  { id: 'product-team', title: 'Join a product team', milestoneIds: ['product-team', 'own-area'] },
  { id: 'lead', title: 'Lead product analytics', milestoneIds: ['lead'] },
];

/** The dashboard's five-step strip, derived from the demo member's roadmap (§2). */
export const dashboardSteps: readonly DashboardStep[] = stepsFromRoadmap(stages, milestones);

/** What the demo member is advised to do next (§2), in the order it was suggested. */
export const recommendedActions: readonly RecommendedAction[] = [
  {
    id: 'plan-experiment',
    title: 'Plan your first A/B test',
    description:
      'It is the next mark on your roadmap. Start with one change, one metric and a sample size.',
    priority: 'High',
    path: routes.roadmap,
  },
  {
    id: 'find-mentor',
    title: 'Ask a mentor about experiments',
    description:
      'Half an hour with someone who has run dozens of tests will spare you the usual mistakes.',
    priority: 'Medium',
    path: routes.networking,
  },
  {
    id: 'finish-assessments',
    title: 'Finish your three open assessments',
    description:
      'Interests, goals and work values are still pending. They make your job matches more precise.',
    priority: 'High',
    path: routes.profile,
  },
  {
    id: 'compare-certifications',
    title: 'Compare data certifications',
    description:
      'See what the Google and Microsoft certificates ask for before you set aside your evenings.',
    priority: 'Medium',
    path: routes.certificationsCatalogue,
  },
  {
    id: 'read-job-posts',
    title: 'Read two product analyst job posts',
    description:
      'Note the requirements that come up in both. They tell you what to practice this winter.',
    priority: 'Medium',
    path: routes.jobs,
  },
];
