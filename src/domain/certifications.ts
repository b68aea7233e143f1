import { parseChoice } from './choice.ts';
import { searchBy } from './search.ts';

/** The four levels, easiest first (§9). */
export const certificationLevels = [
  'Beginner',
  'Intermediate',
  'Advanced',
  'Professional',
] as const;

/** One of the four levels (§9). */
export type CertificationLevel = (typeof certificationLevels)[number];

/** What the certifications catalogue can be narrowed to (§2). */
export type CertificationLevelFilter = 'All' | CertificationLevel;

/** A certification of the catalogue (§3). Its name identifies it. */
export interface Certification {
  readonly name: string;
  readonly provider: string;
  /** The field it belongs to, such as 'Cloud'. */
  readonly category: string;
  readonly description: string;
  /** How long most people need, in words, such as '2 to 3 months'. */
  readonly duration: string;
  readonly level: CertificationLevel;
  /** What to bring, as a sentence; 'None' and what helps when nothing is required. */
  readonly prerequisites: string;
  /** Occupations that value it. */
  readonly relatedCareers: readonly string[];
}

/** What a member has typed and chosen above the certifications catalogue (§2). */
interface CertificationFilter {
  /** Looked for in name, provider, category and related careers. */
  readonly query: string;
  readonly level: CertificationLevelFilter;
}

const searchCertifications = searchBy<Certification>(
  ({ name, provider, category, relatedCareers }) => [name, provider, category, ...relatedCareers],
);

/**
 * The certifications that fit the filter (§2), in the order given: pass a list sorted with
 * `sortByName`.
 */
export function filterCertifications(
  sortedCertifications: readonly Certification[],
  { query, level }: CertificationFilter,
): readonly Certification[] {
  const found = searchCertifications(sortedCertifications, query);
  return level === 'All' ? found : found.filter((certification) => certification.level === level);
}

/** The level a URL asks for; All when it names none (§2). */
export function parseCertificationLevel(value: string | null): CertificationLevelFilter {
  return parseChoice(value, certificationLevels, 'All');
}
