import { expect } from 'storybook/test';
import { article } from '#demo/article.ts';
import { BlogScreen } from '#screens/blog/BlogScreen.tsx';
import preview from '../../.storybook/preview.tsx';
import { publicFrame, wholePage } from '../support/frames.tsx';

const meta = preview.meta({
  title: 'Screens/Blog',
  component: BlogScreen,
  parameters: wholePage,
  decorators: [publicFrame('/blog', { signIn: false })],
  args: { post: article, path: '/blog', url: 'https://trailmark.example/blog' },
});

export const Article = meta.story({
  name: 'The article',
  parameters: { pictures: ['desktop'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Draw the map' }));
    await expect(canvas.getByRole('heading', { name: 'Draw the map' })).toHaveFocus();
    // The picture shows the page from its top.
    window.scrollTo(0, 0);
  },
});

export const ContentsOpen = meta.story({
  name: 'Contents open on a phone',
  parameters: { pictures: ['phone'] },
  globals: { viewport: { value: 'phone' } },
  args: { post: { ...article, content: article.content.slice(0, 12) } },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('In this article', { selector: 'summary' });
    await userEvent.click(summary);
    summary.blur();
    await expect(canvas.getByRole('navigation', { name: 'In this article' })).toBeVisible();
  },
});

const long = 'Rechtsschutzversicherungsgesellschaftenvertretungsbefugnis';

export const Blocks = meta.story({
  name: 'Every kind of block, with long words',
  parameters: { pictures: ['desktop', 'smallPhone'] },
  args: {
    post: {
      ...article,
      title: `What ${long} taught me about writing short titles, and about planning a life`,
      author: `Lourdes Quispe de ${long}`,
      content: [
        { kind: 'heading', level: 2, id: 'first', text: `A section on ${long}` },
        {
          kind: 'paragraph',
          text: `A paragraph with ${long} in it. It goes on for a line or two, so that the measure can be seen, and it ends here.`,
        },
        { kind: 'heading', level: 3, id: 'part', text: 'A part of the section' },
        {
          kind: 'list',
          ordered: true,
          items: ['The first thing to do.', `The second, which needs ${long}.`, 'The third.'],
        },
        {
          kind: 'list',
          ordered: false,
          items: [
            'No order here.',
            'Nor here, although this item is long enough to need a second line on a narrow screen.',
          ],
        },
        { kind: 'pullQuote', text: `It ends here, ${long} and all.` },
        {
          kind: 'callout',
          title: `Try this: ${long}`,
          paragraphs: ['Take a pencil.', `Write ${long} on a card.`],
        },
        { kind: 'paragraph', text: 'The last paragraph.' },
      ],
    },
  },
});
