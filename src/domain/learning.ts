import { parseChoice } from './choice.ts';
import { routes } from './routes.ts';

/** The Learning Center's two tabs (§2): Career Index, and Skills & Certifications. */
export type LearningTab = 'career-index' | 'skills-and-certifications';

/** The two sub-tabs of Skills & Certifications (§2). */
export type LearningSubTab = 'skills' | 'certifications';

/** The tabs in order, with the labels the specification gives them (§2). */
export const learningTabs: readonly { readonly id: LearningTab; readonly label: string }[] = [
  { id: 'career-index', label: 'Career Index' },
  { id: 'skills-and-certifications', label: 'Skills & Certifications' },
];

/** The sub-tabs in order, with the labels the specification gives them (§2). */
export const learningSubTabs: readonly { readonly id: LearningSubTab; readonly label: string }[] = [
  { id: 'skills', label: 'Skills' },
  { id: 'certifications', label: 'Certifications' },
];

/** The tab a URL asks for; Career Index when it names none (§2). */
export function parseLearningTab(value: string | null): LearningTab {
  return parseChoice(
    value,
    learningTabs.map(({ id }) => id),
    'career-index',
  );
}

/** The sub-tab a URL asks for; Skills when it names none (§2). */
export function parseLearningSubTab(value: string | null): LearningSubTab {
  return parseChoice(
    value,
    learningSubTabs.map(({ id }) => id),
    'skills',
  );
}

/** The way back from a catalogue: the sub-tab of the Learning Center that leads to it (§2). */
export function learningPath(subTab: LearningSubTab): string {
  return `${routes.learning}?${new URLSearchParams({ tab: 'skills-and-certifications', section: subTab })}`;
}
