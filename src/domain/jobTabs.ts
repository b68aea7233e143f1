import { parseChoice } from './choice.ts';

/** The Job Center's two tabs (§2). */
export type JobTab = 'opportunities' | 'applications';

/** The tabs in order, with the labels the specification gives them (§2). */
export const jobTabs: readonly { readonly id: JobTab; readonly label: string }[] = [
  { id: 'opportunities', label: 'Opportunities' },
  { id: 'applications', label: 'Manage Applications' },
];

/** The tab a URL asks for; Opportunities when it names none (§2). */
export function parseJobTab(value: string | null): JobTab {
  return parseChoice(
    value,
    jobTabs.map(({ id }) => id),
    'opportunities',
  );
}
