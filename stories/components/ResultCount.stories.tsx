import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ResultCount } from '#components/ResultCount.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Components/Result count',
  component: ResultCount,
  args: { children: '23 skills' },
});

export const Full = meta.story({ name: 'All of them' });

/** A count that follows what is typed. */
function Typed() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <ResultCount>{`${5 - text.length} of 5 jobs`}</ResultCount>
    </>
  );
}

export const SpokenOnce = meta.story({
  name: 'Spoken once, when typing rests',
  parameters: { pictures: [] },
  render: () => <Typed />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const spoken: (string | null)[] = [];
    const observer = new MutationObserver(() => spoken.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await userEvent.type(canvas.getByRole('textbox'), 'lead');
    await waitFor(() => expect(status).toHaveTextContent('1 of 5 jobs'), { timeout: 5000 });
    observer.disconnect();
    await expect(spoken).toEqual(['1 of 5 jobs']);
  },
});
