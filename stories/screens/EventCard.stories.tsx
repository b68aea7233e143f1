import { events } from '#demo/events.ts';
import type { EventType, NetworkingEvent } from '#domain/events.ts';
import { EventCard } from '#screens/networking/EventCard.tsx';
import preview from '../../.storybook/preview.tsx';

function eventOf(type: EventType): NetworkingEvent {
  const found = events.find((event) => event.type === type);
  if (!found) throw new Error(`No event of type ${type}`);
  return found;
}

const meta = preview.meta({
  title: 'Screens/Networking Center/Event',
  component: EventCard,
  parameters: { pictures: ['desktop', 'phone'] },
});

export const InPerson = meta.story({ name: 'In-Person', args: { event: eventOf('In-Person') } });

export const Online = meta.story({ args: { event: eventOf('Online') } });

export const Next = meta.story({
  name: 'The next one',
  args: { event: eventOf('Online'), next: true },
});

export const LongTexts = meta.story({
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    event: {
      ...eventOf('In-Person'),
      title:
        'An evening for everyone who would like to know what a Rindfleischetikettierungsüberwachungsaufgabenübertragungsbeauftragte does all day, and how one becomes one',
      location:
        'Assembly hall of the former Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch railway hotel, second floor',
    },
  },
});

/** A type without a story is a type error. */
({ 'In-Person': InPerson, Online }) satisfies Record<EventType, unknown>;
