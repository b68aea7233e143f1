import { useCallback } from 'react';
import { MemberPage } from '#components/MemberPage.tsx';
import { SectionTabs } from '#components/SectionTabs.tsx';
import type { Certification } from '#domain/certifications.ts';
import type { Industry } from '#domain/industries.ts';
import {
  type LearningSubTab,
  type LearningTab,
  learningSubTabs,
  learningTabs,
} from '#domain/learning.ts';
import type { Skill } from '#domain/skills.ts';
import { CareerIndex } from './CareerIndex.tsx';
import { RecommendedCertifications, RecommendedSkills } from './Recommended.tsx';

/** Which tab is open and what is searched; it lives in the address (§2). */
type LearningState = { tab: LearningTab; section: LearningSubTab; q: string };

type LearningScreenProps = {
  state: LearningState;
  onStateChange: (change: Partial<LearningState>) => void;
  industries: readonly Industry[];
  /** The ids of the industries whose page has been written. */
  guides: ReadonlySet<string>;
  /** Recommended to the member, most useful first. */
  recommendedSkills: readonly Skill[];
  /** Recommended to the member, most useful first. */
  recommendedCertifications: readonly Certification[];
  /** How many there are in each catalogue. */
  counts: { skills: number; certifications: number };
};

/** The Learning Center (§2): the Career Index, and recommended skills and certifications. */
export function LearningScreen({ state, onStateChange, ...content }: LearningScreenProps) {
  const search = useCallback((q: string) => onStateChange({ q }), [onStateChange]);
  return (
    <MemberPage
      title="Learning Center"
      lead="Look around an industry, or pick up what your next step asks for."
    >
      <SectionTabs
        label="Learning Center"
        tabs={learningTabs}
        value={state.tab}
        onChange={(tab) => onStateChange({ tab })}
      >
        {state.tab === 'career-index' ? (
          <CareerIndex
            industries={content.industries}
            guides={content.guides}
            query={state.q}
            onQueryChange={search}
          />
        ) : (
          <SectionTabs
            nested
            label="Skills & Certifications"
            tabs={learningSubTabs}
            value={state.section}
            onChange={(section) => onStateChange({ section })}
          >
            {state.section === 'skills' ? (
              <RecommendedSkills
                skills={content.recommendedSkills}
                inCatalogue={content.counts.skills}
              />
            ) : (
              <RecommendedCertifications
                certifications={content.recommendedCertifications}
                inCatalogue={content.counts.certifications}
              />
            )}
          </SectionTabs>
        )}
      </SectionTabs>
    </MemberPage>
  );
}
