import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { events } from '#demo/events.ts';
import { professionals } from '#demo/professionals.ts';
import { NetworkingScreen } from '#screens/networking/NetworkingScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { memberFrame, wholePage } from '../support/frames.tsx';
import { many } from '../support/many.ts';

type State = ComponentProps<typeof NetworkingScreen>['state'];

/** Keeps the state, as the address does. */
function Stateful({ state, onStateChange, ...rest }: ComponentProps<typeof NetworkingScreen>) {
  const [current, setCurrent] = useState(state);
  return (
    <NetworkingScreen
      {...rest}
      state={current}
      onStateChange={(change) => {
        setCurrent((before) => ({ ...before, ...change }));
        onStateChange(change);
      }}
    />
  );
}

const overview: State = { view: 'overview', q: '' };
const list: State = { view: 'all', q: '' };

const meta = preview.meta({
  title: 'Screens/Networking Center',
  component: NetworkingScreen,
  parameters: wholePage,
  decorators: [memberFrame('/networking')],
  render: (args) => <Stateful {...args} />,
  args: { onStateChange: fn(), people: professionals, events },
});

export const Overview = meta.story({
  args: { state: overview },
  play: async ({ canvas }) => {
    const mentors = canvas.getByRole('list', { name: 'Recommended Mentors' });
    await expect(mentors.children).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: 'View All people' })[0]).toHaveAttribute(
      'href',
      '/networking?view=all',
    );
    await expect(
      canvas.getByRole('link', {
        name: 'LinkedIn profile of Rosalind Achterberg (opens in a new tab)',
      }),
    ).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const Empty = meta.story({
  name: 'Overview, nobody and nothing',
  args: { state: overview, people: [], events: [] },
});

export const SaveEvent = meta.story({
  name: 'Overview, save an event',
  parameters: { pictures: [] },
  args: { state: overview },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('link', {
      name: 'Save to calendar (Resume clinic: one page, three stories)',
    });
    await expect(save).toHaveAttribute('download', 'resume-clinic-one-page-three-stories.ics');
    const file = decodeURIComponent(save.getAttribute('href') ?? '');
    await expect(file).toContain('\r\nDTSTART:20261202T230000Z\r\n');
  },
});

export const List = meta.story({ name: 'Full list', args: { state: list } });

export const OneResult = meta.story({
  name: 'Full list, one result',
  args: { state: { ...list, q: 'ferNANDEZ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 12 people');
    await expect(
      canvas.getByRole('heading', { name: 'María Guadalupe Fernández de Córdoba-Villanueva' }),
    ).toBeVisible();
  },
});

export const NoResults = meta.story({
  name: 'Full list, no results',
  args: { state: { ...list, q: 'astronaut' } },
});

export const WayOut = meta.story({
  name: 'Full list, search cleared',
  parameters: { pictures: [] },
  args: { state: { ...list, q: 'astronaut' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all people' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search people' })).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'People' }).children).toHaveLength(12);
  },
});

export const Search = meta.story({
  name: 'Full list, searched by title and company',
  parameters: { pictures: [] },
  args: { state: list },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search people' });
    await userEvent.type(field, 'paralegal');
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ q: 'paralegal' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 12 people'));
    await userEvent.clear(field);
    await userEvent.type(field, 'papermoon');
    await expect(await canvas.findByRole('heading', { name: 'Hye-jin Park' })).toBeVisible();
  },
});

export const NobodyYet = meta.story({
  name: 'Full list, nobody yet',
  parameters: { pictures: ['desktop'] },
  args: { state: list, people: [] },
});

export const TenThousand = meta.story({
  name: 'Full list, 10,000 people',
  parameters: { pictures: [] },
  args: {
    state: list,
    people: many(professionals, 10_000).map((person, index) => ({ ...person, id: `${index}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), '9999');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 10,000 people'));
  },
});
