import { type CertificationLevel, certificationLevels } from '#domain/certifications.ts';

type LevelMarkProps = { level: CertificationLevel };

/** Four rising steps, climbed up to the level. Decoration: the level's word stands beside it. */
export function LevelMark({ level }: LevelMarkProps) {
  const reached = certificationLevels.indexOf(level);
  return (
    <svg width="20" height="16" viewBox="0 0 20 16" aria-hidden="true">
      {certificationLevels.map((step, index) => (
        <rect
          key={step}
          x={index * 5 + 0.5}
          y={11.5 - index * 3.5}
          width="4"
          height={4 + index * 3.5}
          rx="1"
          fill="currentColor"
          opacity={index <= reached ? 1 : 0.25}
        />
      ))}
    </svg>
  );
}
