import { describe, expect, it } from 'vitest';
import { contentsOf, wordCount } from '#domain/blog.ts';
import { article } from './article.ts';

const pullQuotes = article.content.filter((block) => block.kind === 'pullQuote');
const paragraphs = article.content.filter((block) => block.kind === 'paragraph');

describe('the article', () => {
  it('takes about the twelve minutes it says', () => {
    expect(article.readTime).toBe('12 min');
    expect(wordCount(article)).toBeGreaterThanOrEqual(2400);
    expect(wordCount(article)).toBeLessThanOrEqual(2900);
  });

  it('gives each heading an id of its own, fit for a link', () => {
    const ids = contentsOf(article).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it('begins a section before the parts of one', () => {
    expect(contentsOf(article)[0]?.level).toBe(2);
  });

  it('pulls quotes that the text contains', () => {
    expect(pullQuotes.length).toBeGreaterThan(0);
    for (const { text } of pullQuotes) {
      expect(paragraphs.some((paragraph) => paragraph.text.includes(text))).toBe(true);
    }
  });
});
