import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { FilterToggle } from '#components/FilterToggle.tsx';
import { SearchField } from '#components/SearchField.tsx';
import {
  type Certification,
  type CertificationLevelFilter,
  certificationLevels,
} from '#domain/certifications.ts';
import { CatalogueFrame } from './CatalogueFrame.tsx';
import { CertificationResults } from './CertificationResults.tsx';

/** What a member has typed and chosen; it lives in the address (§2). */
type CertificationsFilter = { q: string; level: CertificationLevelFilter };

type CertificationsCatalogueScreenProps = {
  /** All certifications, sorted by name. */
  certifications: readonly Certification[];
  filter: CertificationsFilter;
  onFilterChange: (change: Partial<CertificationsFilter>) => void;
  /** Where Back and Close lead (§2). */
  backHref: string;
};

const levels = (['All', ...certificationLevels] as const).map((level) => ({
  value: level,
  label: level,
}));

/** The certifications catalogue (§2): search, level, and a card for each certification. */
export function CertificationsCatalogueScreen({
  certifications,
  filter,
  onFilterChange,
  backHref,
}: CertificationsCatalogueScreenProps) {
  const field = useRef<HTMLInputElement>(null);
  // The field shows a letter at once; the list follows when there is time.
  const query = useDeferredValue(filter.q);
  const level = useDeferredValue(filter.level);
  const clear = useCallback(() => {
    onFilterChange({ q: '', level: 'All' });
    field.current?.focus();
  }, [onFilterChange]);
  const toggle = useMemo(
    () => (
      <FilterToggle
        label="Level"
        options={levels}
        value={filter.level}
        onChange={(choice) => onFilterChange({ level: choice })}
      />
    ),
    [filter.level, onFilterChange],
  );
  return (
    <CatalogueFrame
      title="Certifications catalogue"
      lead="Certificates that employers know, what they ask of you, and how long most people need."
      backHref={backHref}
      search={
        <SearchField
          label="Search certifications"
          placeholder="A certification, provider or career"
          value={filter.q}
          onChange={(q) => onFilterChange({ q })}
          inputRef={field}
        />
      }
      filter={toggle}
    >
      <CertificationResults
        certifications={certifications}
        query={query}
        level={level}
        onClear={clear}
      />
    </CatalogueFrame>
  );
}
