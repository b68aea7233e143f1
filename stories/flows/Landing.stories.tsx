import { delay } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { generalFailureText, invalidEmailText } from '#domain/formTexts.ts';
import { backendHandlers, type FormTable, inserted, insertHandler } from '#mocks/handlers.ts';
import preview from '../../.storybook/preview.tsx';
import { wholeApp } from '../support/wholeApp.tsx';

const meta = preview.meta({
  title: 'Flows/Landing page',
  parameters: { wholeApp: true, pictures: [] },
  beforeEach({ msw }) {
    msw.use(...backendHandlers('ok'));
  },
});

const landing = wholeApp('/');

/** A handler that answers well after a moment, and a record of what it was sent. */
function recorded(table: FormTable) {
  const sent = fn();
  const handler = insertHandler(table, async ({ request }) => {
    sent(await request.json());
    await delay(80);
    return inserted();
  });
  return { sent, handler };
}

/** The first call fetches the client library, and a busy machine takes a moment for it. */
const patient = { timeout: 5000 };

const email = 'imani.whitlock@example.com';

export const JoinTheBeta = meta.story({
  name: 'Joining the beta: trimmed, sent once, thanked, cleared',
  ...landing.story,
  play: async ({ canvas, msw, userEvent }) => {
    const { sent, handler } = recorded('beta_registrations');
    msw.use(handler);
    const field = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(field, ` ${email} `);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Join the beta' }));
    await expect(canvas.getByRole('button', { name: 'Joining...' })).toBeDisabled();
    await canvas.findByText(
      "Successfully registered! We'll notify you when the beta launches.",
      {},
      patient,
    );
    await expect(field).toHaveValue('');
    await expect(sent.mock.calls).toEqual([[{ email }]]);
  },
});

export const Duplicate = meta.story({
  name: 'An address that is on the list already',
  ...landing.story,
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(...backendHandlers('duplicate'));
    const field = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(field, `${email}{Enter}`);
    await canvas.findByText('This email is already registered for the beta!', {}, patient);
    await expect(field).toHaveValue(email);
  },
});

export const ServerFailure = meta.story({
  name: 'A failure keeps what was typed, and a second try succeeds',
  ...landing.story,
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(...backendHandlers('denied'));
    const field = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(field, `${email}{Enter}`);
    await canvas.findByText(generalFailureText, {}, patient);
    await expect(field).toHaveValue(email);
    // The field lost focus while it was disabled.
    await waitFor(() => expect(field).toHaveFocus());
    msw.use(...backendHandlers('ok'));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^Successfully registered!/, {}, patient);
  },
});

export const Invalid = meta.story({
  name: 'What cannot be an address moves focus, and nothing is sent',
  ...landing.story,
  play: async ({ canvas, msw, userEvent }) => {
    const { sent, handler } = recorded('beta_registrations');
    msw.use(handler);
    const field = await canvas.findByRole('textbox', { name: 'Email' });
    const join = canvas.getByRole('button', { name: 'Join the beta' });
    for (const text of ['', 'imani.whitlock']) {
      if (text) await userEvent.type(field, text);
      await userEvent.click(join);
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(invalidEmailText);
    }
    // A request that went out would have arrived before this one's answer.
    await userEvent.clear(field);
    await userEvent.type(field, `${email}{Enter}`);
    await canvas.findByText(/^Successfully registered!/, {}, patient);
    await expect(sent.mock.calls).toEqual([[{ email }]]);
  },
});

const message = 'Could one of you speak at our career week?';

export const Contact = meta.story({
  name: 'The contact form: sent once, thanked, cleared',
  ...landing.story,
  play: async ({ canvas, msw, userEvent }) => {
    const { sent, handler } = recorded('contact_requests');
    msw.use(handler);
    const field = await canvas.findByRole('textbox', { name: 'Your email' });
    const text = canvas.getByRole('textbox', { name: /^Message/ });
    await userEvent.type(field, email);
    await userEvent.type(text, message);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send message' }));
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await canvas.findByText("Thank you for reaching out! We'll get back to you soon.", {}, patient);
    await expect(field).toHaveValue('');
    await expect(text).toHaveValue('');
    await expect(sent.mock.calls).toEqual([[{ email, message }]]);
  },
});

export const ServerMessage = meta.story({
  name: 'The contact form shows the server’s own sentence',
  ...landing.story,
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(...backendHandlers('serverMessage'));
    const field = await canvas.findByRole('textbox', { name: 'Your email' });
    await userEvent.type(field, `${email}{Enter}`);
    await canvas.findByText('We are doing maintenance. Please come back in an hour.', {}, patient);
    await expect(field).toHaveValue(email);
  },
});

export const GatewayPage = meta.story({
  name: 'A gateway’s HTML page becomes a sentence',
  ...landing.story,
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(...backendHandlers('gatewayHtml'));
    const field = await canvas.findByRole('textbox', { name: 'Your email' });
    await userEvent.type(field, `${email}{Enter}`);
    await canvas.findByText(generalFailureText, {}, patient);
    await expect(canvas.queryByText(/Bad Gateway/)).toBeNull();
  },
});

export const FocusOnNavigation = meta.story({
  name: 'Another page: its heading gets the focus',
  ...landing.story,
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: 'About Us' });
    if (!link) throw new Error('The top bar has no link to About Us.');
    await userEvent.click(link);
    await waitFor(() => expect(landing.where()).toBe('/about'));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

const about = wholeApp('/about');

export const ContactUs = meta.story({
  name: 'Contact Us leads from any page to the contact section',
  ...about.story,
  // A screen lower than the page, so that there is something to scroll.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Contact Us' }));
    const heading = await canvas.findByRole('heading', { name: 'Talk to us' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(about.where()).toBe('/');
    await expect(window.scrollY).toBeGreaterThan(window.innerHeight / 2);
    const { top, bottom } = heading.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
});
