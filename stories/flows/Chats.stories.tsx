import { expect, waitFor } from 'storybook/test';
import { aiGreeting, aiReplies } from '#demo/aiChat.ts';
import { autoReplies } from '#demo/contacts.ts';
import { cannedReply } from '#domain/aiMessages.ts';
import preview from '../../.storybook/preview.tsx';
import { wholeApp } from '../support/wholeApp.tsx';

const meta = preview.meta({
  title: 'Flows/Chats',
  parameters: { wholeApp: true, pictures: [] },
});

/** A reply takes 1000 ms, and a busy machine a little longer. */
const patient = { timeout: 4000 };

const assistant = wholeApp('/ai');

export const Assistant = meta.story({
  name: 'Questions to the assistant are answered in order; Clear chat starts afresh',
  ...assistant.story,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Message/ });
    const log = canvas.getByRole('log', { name: /^Chat with/ });
    await userEvent.type(field, 'What about my resume?{Enter}And my salary?{Enter}');
    await expect(field).toHaveValue('');
    await expect(canvas.getByText(/is typing$/)).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText(/is typing$/)).toBeNull(), patient);
    const texts = [...log.querySelectorAll('li p')].map((text) => text.textContent);
    await expect(texts).toEqual([
      aiGreeting.text,
      'What about my resume?',
      'And my salary?',
      cannedReply('resume', aiReplies),
      cannedReply('salary', aiReplies),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear chat' }));
    await expect(log.querySelectorAll('li p')).toHaveLength(1);
  },
});

const elsewhere = wholeApp('/messages?contact=theo-marchetti');

export const ArrivesElsewhere = meta.story({
  name: 'A reply arrives where it belongs while the member is on another screen',
  ...elsewhere.story,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message Theo Marchetti' });
    await userEvent.type(field, 'The draft is in your mail.{Enter}');
    await elsewhere.router().navigate('/roadmap');
    await expect(
      await canvas.findByRole('link', { name: /Message Center.*4 unread messages/ }, patient),
    ).toBeVisible();

    await elsewhere.router().navigate('/messages?contact=amira-haddad');
    const other = await canvas.findByRole('log', { name: 'Conversation with Amira Haddad' });
    await expect(other).not.toHaveTextContent(autoReplies['theo-marchetti'] ?? '');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'Half a tho');

    await userEvent.click(canvas.getByRole('link', { name: /Theo.*1 unread message/ }));
    const log = await canvas.findByRole('log', { name: 'Conversation with Theo Marchetti' });
    await expect(log).toHaveTextContent(autoReplies['theo-marchetti'] ?? '');
    await expect(
      await canvas.findByRole('link', { name: /Amira.*Draft: Half a tho/ }),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Message Center/ })).toHaveAccessibleName(
        /3 unread messages/,
      ),
    );
  },
});

const phone = wholeApp('/messages');

export const PhoneSteps = meta.story({
  name: 'On a phone, list and conversation are two steps',
  ...phone.story,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Inés Caldera/ }));
    const heading = await canvas.findByRole('heading', { name: 'Inés Caldera' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to all conversations' }));
    const contact = await canvas.findByRole('link', { name: /Inés Caldera/ });
    await waitFor(() => expect(contact).toHaveFocus());
    await expect(phone.router().state.location.search).toBe('');
  },
});
