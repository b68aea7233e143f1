/** Which drawn cover an article has (§3). The screen maps each key to a drawing. */
export type BlogCover = 'pencil-map';

/** A heading inside an article: level 2 for a section, 3 for a part of one. */
interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: 2 | 3;
  /** Unique in the article; the fragment a contents link leads to. */
  readonly id: string;
  readonly text: string;
}

interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly text: string;
}

interface ListBlock {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly string[];
}

/** A sentence of the article, shown large a second time. */
interface PullQuoteBlock {
  readonly kind: 'pullQuote';
  readonly text: string;
}

/** An exercise to do while reading. */
interface CalloutBlock {
  readonly kind: 'callout';
  /** Such as 'Try this: ...'. */
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A piece of an article's content, in reading order. */
export type BlogBlock = HeadingBlock | ParagraphBlock | ListBlock | PullQuoteBlock | CalloutBlock;

/** An article of the blog (§3). */
export interface BlogPost {
  readonly id: string;
  readonly title: string;
  /** One sentence under the title, and the page's description. */
  readonly summary: string;
  readonly author: string;
  /** The day it was published: an ISO date. */
  readonly date: string;
  /** As people read it: '12 min' (§9). */
  readonly readTime: string;
  readonly category: string;
  readonly image: BlogCover;
  readonly content: readonly BlogBlock[];
}

/** A line of an article's list of contents. */
export interface ContentsEntry {
  /** The heading's id. */
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** An article's list of contents: its headings, in order. */
export function contentsOf(post: BlogPost): readonly ContentsEntry[] {
  return post.content
    .filter((block) => block.kind === 'heading')
    .map(({ id, text, level }) => ({ id, text, level }));
}

/** What a person reads of a block. A pull quote repeats a sentence, so it is not read again. */
function textsOf(block: BlogBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'callout':
      return [block.title, ...block.paragraphs];
    case 'pullQuote':
      return [];
  }
}

/** How many words an article's content has; title, summary and pull quotes are not counted. */
export function wordCount(post: BlogPost): number {
  return post.content
    .flatMap(textsOf)
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
