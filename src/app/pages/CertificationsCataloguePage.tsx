import { parseText } from '#app/urlState.ts';
import { useUrlState } from '#app/useUrlState.ts';
import { certifications } from '#demo/certifications.ts';
import { sortByName } from '#domain/catalogue.ts';
import { parseCertificationLevel } from '#domain/certifications.ts';
import { learningPath } from '#domain/learning.ts';
import { CertificationsCatalogueScreen } from '#screens/catalogue/CertificationsCatalogueScreen.tsx';

const fields = { q: parseText, level: parseCertificationLevel };
const sortedCertifications = sortByName(certifications);

export function Component() {
  const [filter, change] = useUrlState(fields);
  return (
    <CertificationsCatalogueScreen
      certifications={sortedCertifications}
      filter={filter}
      onFilterChange={change}
      backHref={learningPath('certifications')}
    />
  );
}
