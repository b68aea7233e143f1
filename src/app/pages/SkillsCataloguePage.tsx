import { parseText } from '#app/urlState.ts';
import { useUrlState } from '#app/useUrlState.ts';
import { skills } from '#demo/skills.ts';
import { sortByName } from '#domain/catalogue.ts';
import { learningPath } from '#domain/learning.ts';
import { parseSkillCategory } from '#domain/skills.ts';
import { SkillsCatalogueScreen } from '#screens/catalogue/SkillsCatalogueScreen.tsx';

const fields = { q: parseText, category: parseSkillCategory };
const sortedSkills = sortByName(skills);

export function Component() {
  const [filter, change] = useUrlState(fields);
  return (
    <SkillsCatalogueScreen
      skills={sortedSkills}
      filter={filter}
      onFilterChange={change}
      backHref={learningPath('skills')}
    />
  );
}
