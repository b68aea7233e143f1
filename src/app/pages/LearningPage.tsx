import { parseText } from '#app/urlState.ts';
import { useUrlState } from '#app/useUrlState.ts';
import { certifications, recommendedCertificationNames } from '#demo/certifications.ts';
import { industries, industryDetails } from '#demo/industries.ts';
import { recommendedSkillNames, skills } from '#demo/skills.ts';
import { parseLearningSubTab, parseLearningTab } from '#domain/learning.ts';
import { LearningScreen } from '#screens/learning/LearningScreen.tsx';

const fields = { tab: parseLearningTab, section: parseLearningSubTab, q: parseText };
/** Back returns to the tab before. */
const push = ['tab', 'section'] as const;

const guides = new Set(industryDetails.keys());
const recommendedSkills = pick(skills, recommendedSkillNames);
const recommendedCertifications = pick(certifications, recommendedCertificationNames);
const counts = { skills: skills.length, certifications: certifications.length };

/** The named ones, in the order of the names. */
function pick<Item extends { readonly name: string }>(
  items: readonly Item[],
  names: readonly string[],
): readonly Item[] {
  return names.flatMap((name) => items.filter((item) => item.name === name));
}

export function Component() {
  const [state, change] = useUrlState(fields, push);
  return (
    <LearningScreen
      state={state}
      onStateChange={change}
      industries={industries}
      guides={guides}
      recommendedSkills={recommendedSkills}
      recommendedCertifications={recommendedCertifications}
      counts={counts}
    />
  );
}
