import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { parseText } from '#app/urlState.ts';
import { certifications } from '#demo/certifications.ts';
import { sortByName } from '#domain/catalogue.ts';
import { type Certification, parseCertificationLevel } from '#domain/certifications.ts';
import { learningPath } from '#domain/learning.ts';
import { CertificationsCatalogueScreen } from '#screens/catalogue/CertificationsCatalogueScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { memberFrame, wholePage } from '../support/frames.tsx';
import { InAddress } from '../support/InAddress.tsx';
import { many } from '../support/many.ts';

type Filter = ComponentProps<typeof CertificationsCatalogueScreen>['filter'];

/** Keeps the filter, as the address does. */
function Stateful({
  filter,
  onFilterChange,
  ...rest
}: ComponentProps<typeof CertificationsCatalogueScreen>) {
  const [current, setCurrent] = useState(filter);
  return (
    <CertificationsCatalogueScreen
      {...rest}
      filter={current}
      onFilterChange={(change) => {
        setCurrent((before) => ({ ...before, ...change }));
        onFilterChange(change);
      }}
    />
  );
}

const all: Filter = { q: '', level: 'All' };

const meta = preview.meta({
  title: 'Screens/Certifications catalogue',
  component: CertificationsCatalogueScreen,
  parameters: wholePage,
  decorators: [memberFrame('/certifications-catalogue')],
  render: (args) => <Stateful {...args} />,
  args: {
    certifications: sortByName(certifications),
    onFilterChange: fn(),
    backHref: learningPath('certifications'),
  },
});

export const All = meta.story({
  name: 'All 13',
  args: { filter: all },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('13 certifications');
    const names = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    await expect(names).toHaveLength(13);
    await expect(names[0]).toBe('AWS Certified Cloud Practitioner');
  },
});

export const OneLevel = meta.story({
  name: 'One level',
  args: { filter: { q: '', level: 'Professional' } },
});

export const Narrowing = meta.story({
  name: 'Narrowed by keyboard',
  parameters: { pictures: [] },
  args: { filter: all },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ level: 'Beginner' });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
});

export const NoResults = meta.story({
  name: 'No results, and the way out',
  args: { filter: { q: 'welding', level: 'Advanced' } },
});

export const One = meta.story({
  name: 'One certification',
  parameters: { pictures: ['desktop'] },
  args: { filter: { q: 'kubernetes', level: 'All' } },
});

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung';

export const LongNames = meta.story({
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    filter: all,
    certifications: sortByName(certifications)
      .slice(0, 3)
      .map(
        (certification): Certification => ({
          ...certification,
          name: `${certification.name} ${longWord}`,
          provider: longWord,
          prerequisites: certification.prerequisites.repeat(4),
          duration: longWord,
        }),
      ),
  },
});

const urlFields = { q: parseText, level: parseCertificationLevel };

export const TenThousand = meta.story({
  name: '10,000 certifications',
  parameters: { pictures: [] },
  args: { filter: all, certifications: sortByName(many(certifications, 10_000)) },
  render: (args) => (
    <InAddress fields={urlFields}>
      {(state, change) => (
        <CertificationsCatalogueScreen {...args} filter={state} onFilterChange={change} />
      )}
    </InAddress>
  ),
});

export const TenThousandSearched = TenThousand.extend({
  name: '10,000, searched',
  play: async ({ canvas }) => {
    const list = () => within(canvas.getByRole('list', { name: 'certifications' }));
    await waitFor(() =>
      expect(list().getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000'),
    );
    await expect(list().getAllByRole('listitem').length).toBeLessThan(100);
  },
});
