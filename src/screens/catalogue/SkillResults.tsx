import { memo } from 'react';
import { useWarmSearch } from '#components/useWarmSearch.ts';
import { describeNoResults } from '#domain/resultCount.ts';
import { filterSkills, type Skill, type SkillCategoryFilter } from '#domain/skills.ts';
import { CatalogueResults } from './CatalogueResults.tsx';
import { SkillCard } from './SkillCard.tsx';

type SkillResultsProps = {
  skills: readonly Skill[];
  query: string;
  category: SkillCategoryFilter;
  onClear: () => void;
};

const noun = { one: 'skill', other: 'skills' };
const renderSkill = (skill: Skill) => <SkillCard skill={skill} heading="h2" />;
const read = (skills: readonly Skill[]) => filterSkills(skills, { query: 'a', category: 'All' });

/** The skills that fit. Memoised: it waits for deferred values while the field above follows the typing. */
export const SkillResults = memo(function SkillResults({
  skills,
  query,
  category,
  onClear,
}: SkillResultsProps) {
  useWarmSearch(skills, read);
  const kind = category === 'All' ? '' : `${category.toLowerCase()} `;
  return (
    <CatalogueResults
      noun={noun}
      found={filterSkills(skills, { query, category })}
      total={skills.length}
      emptyTitle={describeNoResults(query, {
        one: kind + noun.one,
        other: kind + noun.other,
      })}
      onClear={onClear}
      renderItem={renderSkill}
      typicalHeight={260}
    />
  );
});
