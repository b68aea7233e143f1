import { parseChoice } from './choice.ts';
import { searchBy } from './search.ts';

/** The two kinds of skill (§9). */
const skillCategories = ['Hard', 'Soft'] as const;

/** One of the two kinds of skill (§9). */
type SkillCategory = (typeof skillCategories)[number];

/** What the skills catalogue can be narrowed to (§2). */
export type SkillCategoryFilter = 'All' | SkillCategory;

/** A skill of the catalogue (§3). Its name identifies it. */
export interface Skill {
  readonly name: string;
  readonly category: SkillCategory;
  /** The field it belongs to, such as 'Data' or 'Communication'. */
  readonly type: string;
  readonly description: string;
  /** Occupations that ask for it. */
  readonly relatedCareers: readonly string[];
}

/** What a member has typed and chosen above the skills catalogue (§2). */
interface SkillFilter {
  /** Looked for in name, type and related careers. */
  readonly query: string;
  readonly category: SkillCategoryFilter;
}

const searchSkills = searchBy<Skill>(({ name, type, relatedCareers }) => [
  name,
  type,
  ...relatedCareers,
]);

/** The skills that fit the filter (§2), in the order given: pass a list sorted with `sortByName`. */
export function filterSkills(
  sortedSkills: readonly Skill[],
  { query, category }: SkillFilter,
): readonly Skill[] {
  const found = searchSkills(sortedSkills, query);
  return category === 'All' ? found : found.filter((skill) => skill.category === category);
}

/** The category a URL asks for; All when it names none (§2). */
export function parseSkillCategory(value: string | null): SkillCategoryFilter {
  return parseChoice(value, skillCategories, 'All');
}
