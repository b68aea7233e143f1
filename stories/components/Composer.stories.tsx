import { type ComponentProps, useRef, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Composer } from '#components/Composer.tsx';
import { chatMaxLength } from '#domain/chatText.ts';
import preview from '../../.storybook/preview.tsx';

/** Keeps the text and empties itself when it is sent, as a page would. */
function Controlled({ value, onChange, onSend, label }: ComponentProps<typeof Composer>) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Composer
      label={label}
      value={text}
      inputRef={field}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
      onSend={() => {
        setText('');
        onSend();
      }}
    />
  );
}

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Composer',
  component: Composer,
  parameters: { fullBleed: true },
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Message Theo Marchetti',
    value: '',
    onChange: fn(),
    onSend: fn(),
    inputRef: { current: null },
  },
});

export const Empty = meta.story({ parameters: { pictures: ['desktop', 'phone'] } });

export const Written = meta.story({
  name: 'Several lines',
  args: { value: 'First line\nSecond line\nThird line' },
  parameters: { pictures: ['desktop', 'phone'] },
});

export const NearlyFull = meta.story({
  name: 'Nearly as long as it may be',
  args: { value: 'word '.repeat((chatMaxLength - 100) / 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('100 characters left');
  },
});

export const Keys = meta.story({
  name: 'Enter sends, Shift+Enter breaks the line',
  parameters: { pictures: [] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message Theo Marchetti' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.type(field, '  {Enter}');
    await expect(send).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('  ');

    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two');
    await expect(field).toHaveValue('  One\ntwo');

    // An input method's Enter takes its suggestion: by `isComposing`, or in Safari by key code 229.
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('');

    await userEvent.type(field, 'Again');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(field).toHaveFocus();
  },
});
