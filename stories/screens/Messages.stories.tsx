import { expect, fn } from 'storybook/test';
import { contacts } from '#demo/contacts.ts';
import { conversations } from '#demo/conversations.ts';
import { demoNow } from '#demo/now.ts';
import { type ChatMessage, type Contact, currentUserId, type Presence } from '#domain/contacts.ts';
import { searchContacts } from '#domain/messages.ts';
import { messagesPath } from '#domain/messagesPath.ts';
import { MessagesScreen } from '#screens/messages/MessagesScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { memberFrame, wholePage } from '../support/frames.tsx';
import { longConversation } from '../support/longConversation.ts';

function contact(id: string): Contact {
  const found = contacts.find((each) => each.id === id);
  if (!found) throw new Error(`The demo has no contact "${id}".`);
  return found;
}

function sentBy(senderId: string, id: string, text: string, status: ChatMessage['status']) {
  return { id, senderId, text, timestamp: '2026-11-21T08:59:00Z', status };
}

const devendra = contact('devendra-kulkarni');
const theo = contact('theo-marchetti');
const niamh = contact('niamh-gallagher');

/** Whom a story of each presence is about: a new one without a story does not compile. */
const byPresence = {
  online: theo,
  away: contact('amira-haddad'),
  offline: niamh,
} as const satisfies Record<Presence, Contact>;

const meta = preview.meta({
  title: 'Screens/Messages',
  component: MessagesScreen,
  parameters: wholePage,
  decorators: [memberFrame('/messages')],
  args: {
    contacts,
    found: contacts,
    query: '',
    conversations,
    drafts: {},
    selected: undefined as Contact | undefined,
    typing: false,
    now: demoNow,
    hrefOf: (id: string) => messagesPath(id, ''),
    onQueryChange: fn(),
    onDraftChange: fn(),
    onSend: fn(),
    onBack: fn(),
  },
});

export const NoneSelected = meta.story({
  name: 'None selected; the list on a phone',
  parameters: { pictures: ['desktop', 'phone', 'smallPhone'] },
  play: async ({ canvas }) => {
    const unread = canvas.getByRole('link', { name: /Devendra Kulkarni.*2 unread messages/ });
    await expect(unread).toHaveAttribute('href', '/messages?contact=devendra-kulkarni');
    await expect(canvas.getAllByRole('img', { name: 'Away' })).toHaveLength(2);
  },
});

export const Online = meta.story({
  name: 'With somebody online, all read',
  args: { selected: byPresence.online },
  parameters: { pictures: ['desktop', 'phone', 'smallPhone'] },
});

export const Away = meta.story({
  name: 'With somebody away',
  args: { selected: byPresence.away },
  parameters: { pictures: ['desktop'] },
});

export const Offline = meta.story({
  name: 'With somebody offline, last message sent and not read',
  args: { selected: byPresence.offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toHaveTextContent(/what a feature flag is\..*Sent$/);
  },
});

export const Typing = meta.story({
  name: 'Sent; the contact is typing',
  args: {
    selected: theo,
    typing: true,
    conversations: {
      ...conversations,
      [theo.id]: [
        ...(conversations[theo.id] ?? []),
        sentBy(currentUserId, 'sent-1', 'The draft is in your mail.', 'sent'),
        sentBy(currentUserId, 'sent-2', 'Be as unfriendly as you like 🙂', 'sent'),
      ],
    },
  },
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Theo Marchetti is typing')).toBeInTheDocument();
    await expect(canvas.getAllByText('Sent')).toHaveLength(2);
  },
});

export const Draft = meta.story({
  name: 'Drafts',
  args: {
    selected: theo,
    drafts: {
      [theo.id]: 'One more question about the 3rd: will there be a projector, or should I bring',
      [niamh.id]: 'Number two:',
    },
  },
  parameters: { pictures: ['desktop'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message Theo Marchetti' })).toHaveValue(
      'One more question about the 3rd: will there be a projector, or should I bring',
    );
    await expect(canvas.getByRole('link', { name: /Niamh.*Draft: Number two:/ })).toBeVisible();
  },
});

export const Search = meta.story({
  name: 'Search by company',
  args: { query: 'tamarack', found: searchContacts(contacts, 'tamarack'), selected: theo },
  parameters: { pictures: ['desktop'] },
});

export const NoResults = meta.story({
  name: 'No results',
  args: { query: 'welding', found: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Clear search'));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
    (document.activeElement as HTMLElement).blur();
  },
});

export const FirstMessage = meta.story({
  name: 'No messages yet',
  args: { selected: theo, conversations: { ...conversations, [theo.id]: [] } },
  parameters: { pictures: ['phone'] },
  globals: { viewport: { value: 'phone' } },
});

export const PhoneConversation = meta.story({
  name: 'Conversation on a phone',
  args: { selected: devendra },
  parameters: { pictures: ['phone'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Conversations' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to all conversations' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
});

export const FiveHundred = meta.story({
  name: '500 messages, scrolled up',
  args: {
    selected: theo,
    conversations: { ...conversations, [theo.id]: longConversation(theo.id, 500) },
  },
  parameters: { pictures: ['desktop'] },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2);
    log.scrollTop = 0;
    await expect(await canvas.findByRole('button', { name: 'Jump to latest' })).toBeVisible();
  },
});

const wordy: Contact = {
  ...theo,
  id: 'wordy',
  name: 'Maximiliane-Wilhelmine von Hohenfels-Schaumburg zu Niederlahnstein',
  title: 'Donaudampfschifffahrtsgesellschaftskapitänsassistentin',
  company: 'Grubenwasserhaltungsanlagenbetriebsgesellschaft mbH & Co. KG',
  unreadCount: 1234,
};

export const LongWords = meta.story({
  name: 'Long words and names',
  args: {
    contacts: [wordy, ...contacts],
    found: [wordy, ...contacts],
    selected: wordy,
    conversations: {
      ...conversations,
      [wordy.id]: [
        sentBy(wordy.id, 'w1', 'Rindfleischetikettierungsüberwachungsaufgabe'.repeat(6), 'read'),
        sentBy(
          currentUserId,
          'w2',
          `https://example.com/${'a-very-long-path/'.repeat(12)}`,
          'sent',
        ),
        sentBy(
          currentUserId,
          'w3',
          '<b>Text</b> is text & stays so: <script>alert(1)</script>',
          'sent',
        ),
      ],
    },
    drafts: { [wordy.id]: 'Lebensversicherungsgesellschaft'.repeat(9) },
  },
  parameters: { pictures: ['desktop', 'smallPhone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>Text<\/b>/)).toBeInTheDocument();
    await expectNoSidewaysScroll(canvas.getByRole('log'));
  },
});

const layla: Contact = { ...theo, id: 'layla', name: 'ليلى الحداد', company: 'شركة الأفق' };

/** Not photographed: the letters come from whatever fonts a machine has. */
export const RightToLeft = meta.story({
  name: 'Right-to-left text and emoji',
  args: {
    contacts: [layla, ...contacts],
    found: [layla, ...contacts],
    selected: layla,
    conversations: {
      ...conversations,
      [layla.id]: [
        sentBy(layla.id, 'r1', 'مرحبا مايا، كيف كانت المقابلة؟', 'read'),
        sentBy(currentUserId, 'r2', 'It went well, شكرا! 🎉👩🏽‍💻👨‍👩‍👧‍👦', 'read'),
        sentBy(layla.id, 'r3', '🎉'.repeat(200), 'read'),
      ],
    },
    drafts: { [layla.id]: 'شكرا' },
  },
  parameters: { pictures: [] },
  play: async ({ canvas }) => {
    const arabic = canvas.getByText('مرحبا مايا، كيف كانت المقابلة؟', { selector: 'p' });
    await expect(getComputedStyle(arabic).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText(/^It went well/)).direction).toBe('ltr');
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
    await expectNoSidewaysScroll(canvas.getByRole('log'));
  },
});

async function expectNoSidewaysScroll(log: HTMLElement) {
  await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
