import { Handshake, Wrench } from 'lucide-react';
import { memo } from 'react';
import type { Skill } from '#domain/skills.ts';
import { EntryCard } from './cardStyles.ts';
import { RelatedCareers } from './RelatedCareers.tsx';

type SkillCardProps = {
  skill: Skill;
  /** The heading's level on the page. */
  heading: 'h2' | 'h3';
};

/** A skill: its kind and field, what it is for, and the careers that ask for it (§3). */
export const SkillCard = memo(function SkillCard({ skill, heading: Heading }: SkillCardProps) {
  const Icon = skill.category === 'Hard' ? Wrench : Handshake;
  return (
    <EntryCard>
      <header>
        <Heading>{skill.name}</Heading>
        <div className="kind">
          <Icon size={16} aria-hidden="true" />
          <strong>{skill.category} skill</strong>
          <span>{skill.type}</span>
        </div>
      </header>
      <p>{skill.description}</p>
      <RelatedCareers careers={skill.relatedCareers} />
    </EntryCard>
  );
});
