import { expect, fn, waitFor } from 'storybook/test';
import { aiGreeting, aiReplies, suggestedQuestions } from '#demo/aiChat.ts';
import { demoNow } from '#demo/now.ts';
import { type AiMessage, cannedReply } from '#domain/aiMessages.ts';
import { AiScreen } from '#screens/ai/AiScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { memberFrame, wholePage } from '../support/frames.tsx';

function question(id: string, text: string): AiMessage {
  return { id, text, isUser: true, timestamp: '2026-11-21T09:01:00Z' };
}

function answered(id: string, text: string): readonly AiMessage[] {
  return [
    question(id, text),
    {
      id: `${id}-answer`,
      text: cannedReply(text, aiReplies),
      isUser: false,
      timestamp: '2026-11-21T09:01:01Z',
    },
  ];
}

const conversation = [
  aiGreeting,
  ...answered('1', 'How do I prepare for an interview?'),
  ...answered('2', 'And which skill should I build next?\nI have about an hour a day.'),
];

const long = [
  aiGreeting,
  ...suggestedQuestions.flatMap((text, index) => answered(`a${index}`, text)),
  ...suggestedQuestions.flatMap((text, index) => answered(`b${index}`, text)),
];

const meta = preview.meta({
  title: 'Screens/AI',
  component: AiScreen,
  parameters: wholePage,
  decorators: [memberFrame('/ai')],
  args: {
    messages: [aiGreeting],
    draft: '',
    typing: false,
    interrupted: false,
    suggestions: suggestedQuestions,
    now: demoNow,
    onDraftChange: fn(),
    onSend: fn(),
    onAsk: fn(),
    onClear: fn(),
  },
});

export const Greeting = meta.story({
  parameters: { pictures: ['desktop', 'phone', 'smallPhone'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: suggestedQuestions[0] ?? '' }));
    await expect(args.onAsk).toHaveBeenCalledWith(suggestedQuestions[0]);
    await expect(canvas.getByRole('textbox', { name: /^Message/ })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear chat' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
});

export const Conversation = meta.story({
  args: { messages: conversation },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: /^Chat with/ });
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2);
    await expect(canvas.queryByRole('list', { name: 'Suggested questions' })).toBeNull();
  },
});

export const Typing = meta.story({
  name: 'The assistant is typing',
  args: { messages: [aiGreeting, question('1', 'What should my resume leave out?')], typing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is typing$/)).toBeInTheDocument();
  },
});

export const Written = meta.story({
  name: 'A question about to be sent',
  args: {
    messages: conversation.slice(0, 3),
    draft: 'That helps. One more thing:\nwhat do I say when they ask about salary?',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
});

export const BlankInput = meta.story({
  name: 'Blank input',
  args: { draft: '  \n ' },
  parameters: { pictures: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

export const LongConversation = meta.story({
  name: 'Long conversation',
  args: { messages: long },
  parameters: { pictures: ['phone'] },
  globals: { viewport: { value: 'phone' } },
});

export const ScrolledUp = meta.story({
  name: 'Scrolled up',
  args: { messages: long },
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log', { name: /^Chat with/ });
    log.scrollTop = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Jump to latest' }));
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2);
    await expect(log).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Jump/ })).toBeNull());
    log.scrollTop = 0;
    await expect(await canvas.findByRole('button', { name: 'Jump to latest' })).toBeVisible();
    log.blur();
  },
});

export const Interrupted = meta.story({
  name: 'Left before the answer came',
  args: {
    messages: [...conversation.slice(0, 3), question('9', 'And after that?')],
    interrupted: true,
  },
});
