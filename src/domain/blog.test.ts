import { describe, expect, it } from 'vitest';
import { type BlogBlock, type BlogPost, contentsOf, wordCount } from './blog.ts';

function post(...content: readonly BlogBlock[]): BlogPost {
  return {
    id: 'post',
    title: 'Words of the title are not counted',
    summary: 'Nor are these.',
    author: 'Ann',
    date: '2026-11-01',
    readTime: '12 min',
    category: 'Planning',
    image: 'pencil-map',
    content,
  };
}

describe('contentsOf', () => {
  it('lists the headings in order, with their levels', () => {
    const contents = contentsOf(
      post(
        { kind: 'paragraph', text: 'Before.' },
        { kind: 'heading', level: 2, id: 'one', text: 'One' },
        { kind: 'paragraph', text: 'Between.' },
        { kind: 'heading', level: 3, id: 'one-a', text: 'One, a' },
        { kind: 'heading', level: 2, id: 'two', text: 'Two' },
      ),
    );
    expect(contents).toEqual([
      { id: 'one', text: 'One', level: 2 },
      { id: 'one-a', text: 'One, a', level: 3 },
      { id: 'two', text: 'Two', level: 2 },
    ]);
  });

  it('is empty for an article without headings', () => {
    expect(contentsOf(post({ kind: 'paragraph', text: 'Only this.' }))).toEqual([]);
  });
});

describe('wordCount', () => {
  it('counts headings, paragraphs, list items and callouts', () => {
    expect(
      wordCount(
        post(
          { kind: 'heading', level: 2, id: 'a', text: 'Two words' },
          { kind: 'paragraph', text: 'Three more words.' },
          { kind: 'list', ordered: true, items: ['One', 'and two'] },
          { kind: 'callout', title: 'Try this', paragraphs: ['Now.', 'And again.'] },
        ),
      ),
    ).toBe(2 + 3 + 3 + 5);
  });

  it('does not count a pull quote, which repeats what was read', () => {
    expect(wordCount(post({ kind: 'pullQuote', text: 'Said twice' }))).toBe(0);
  });

  it('does not take a dash between spaces for a word', () => {
    expect(wordCount(post({ kind: 'paragraph', text: 'this  – and\nthat' }))).toBe(3);
  });
});
