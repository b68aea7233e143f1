import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { FilterToggle } from '#components/FilterToggle.tsx';
import { SearchField } from '#components/SearchField.tsx';
import type { Skill, SkillCategoryFilter } from '#domain/skills.ts';
import { CatalogueFrame } from './CatalogueFrame.tsx';
import { SkillResults } from './SkillResults.tsx';

/** What a member has typed and chosen; it lives in the address (§2). */
type SkillsFilter = { q: string; category: SkillCategoryFilter };

type SkillsCatalogueScreenProps = {
  /** All skills, sorted by name. */
  skills: readonly Skill[];
  filter: SkillsFilter;
  onFilterChange: (change: Partial<SkillsFilter>) => void;
  /** Where Back and Close lead (§2). */
  backHref: string;
};

const categories = [
  { value: 'All', label: 'All' },
  { value: 'Hard', label: 'Hard Skills' },
  { value: 'Soft', label: 'Soft Skills' },
] as const;

/** The skills catalogue (§2): search, kind, and a card for each skill. */
export function SkillsCatalogueScreen({
  skills,
  filter,
  onFilterChange,
  backHref,
}: SkillsCatalogueScreenProps) {
  const field = useRef<HTMLInputElement>(null);
  // The field shows a letter at once; the list follows when there is time.
  const query = useDeferredValue(filter.q);
  const category = useDeferredValue(filter.category);
  const clear = useCallback(() => {
    onFilterChange({ q: '', category: 'All' });
    field.current?.focus();
  }, [onFilterChange]);
  const toggle = useMemo(
    () => (
      <FilterToggle
        label="Kind of skill"
        options={categories}
        value={filter.category}
        onChange={(choice) => onFilterChange({ category: choice })}
      />
    ),
    [filter.category, onFilterChange],
  );
  return (
    <CatalogueFrame
      title="Skills catalogue"
      lead="Skills that employers ask for: what each one is, and the careers it leads to."
      backHref={backHref}
      search={
        <SearchField
          label="Search skills"
          placeholder="A skill, field or career"
          value={filter.q}
          onChange={(q) => onFilterChange({ q })}
          inputRef={field}
        />
      }
      filter={toggle}
    >
      <SkillResults skills={skills} query={query} category={category} onClear={clear} />
    </CatalogueFrame>
  );
}
