import { memo } from 'react';
import type { Certification } from '#domain/certifications.ts';
import { EntryCard } from './cardStyles.ts';
import { LevelMark } from './LevelMark.tsx';
import { RelatedCareers } from './RelatedCareers.tsx';

type CertificationCardProps = {
  certification: Certification;
  /** The heading's level on the page. */
  heading: 'h2' | 'h3';
};

/** A certification: who gives it, its level, what it takes, and the careers that value it (§3). */
export const CertificationCard = memo(function CertificationCard({
  certification,
  heading: Heading,
}: CertificationCardProps) {
  return (
    <EntryCard>
      <header>
        <Heading>{certification.name}</Heading>
        <div className="kind">
          <span>{certification.provider}</span>
        </div>
        <div className="kind">
          <LevelMark level={certification.level} />
          <strong>{certification.level}</strong>
          <span>{certification.category}</span>
        </div>
      </header>
      <p>{certification.description}</p>
      <dl>
        <div>
          <dt>Duration</dt>
          <dd>{certification.duration}</dd>
        </div>
        <div>
          <dt>Prerequisites</dt>
          <dd>{certification.prerequisites}</dd>
        </div>
      </dl>
      <RelatedCareers careers={certification.relatedCareers} />
    </EntryCard>
  );
});
