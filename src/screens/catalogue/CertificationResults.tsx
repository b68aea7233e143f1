import { memo } from 'react';
import { useWarmSearch } from '#components/useWarmSearch.ts';
import {
  type Certification,
  type CertificationLevelFilter,
  filterCertifications,
} from '#domain/certifications.ts';
import { describeNoResults } from '#domain/resultCount.ts';
import { CatalogueResults } from './CatalogueResults.tsx';
import { CertificationCard } from './CertificationCard.tsx';

type CertificationResultsProps = {
  certifications: readonly Certification[];
  query: string;
  level: CertificationLevelFilter;
  onClear: () => void;
};

const noun = { one: 'certification', other: 'certifications' };
const renderCertification = (certification: Certification) => (
  <CertificationCard certification={certification} heading="h2" />
);
const read = (certifications: readonly Certification[]) =>
  filterCertifications(certifications, { query: 'a', level: 'All' });

/** The certifications that fit. Memoised: it waits for deferred values while the field follows the typing. */
export const CertificationResults = memo(function CertificationResults({
  certifications,
  query,
  level,
  onClear,
}: CertificationResultsProps) {
  useWarmSearch(certifications, read);
  const kind = level === 'All' ? '' : `${level.toLowerCase()} `;
  return (
    <CatalogueResults
      noun={noun}
      found={filterCertifications(certifications, { query, level })}
      total={certifications.length}
      emptyTitle={describeNoResults(query, {
        one: kind + noun.one,
        other: kind + noun.other,
      })}
      onClear={onClear}
      renderItem={renderCertification}
      typicalHeight={420}
    />
  );
});
