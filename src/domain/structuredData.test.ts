import { describe, expect, it } from 'vitest';
import type { BlogPost } from './blog.ts';
import { articleStructuredData } from './structuredData.ts';

const post: BlogPost = {
  id: 'post',
  title: 'A "title" & more',
  summary: 'Ends </script><!-- here',
  author: 'Ann Lee',
  date: '2026-11-01',
  readTime: '12 min',
  category: 'Planning',
  image: 'pencil-map',
  content: [],
};
const text = articleStructuredData(post, {
  url: 'https://a.example/blog',
  image: 'https://a.example/i.png',
});

describe('articleStructuredData', () => {
  it('cannot end the script element it stands in', () => {
    expect(text).not.toContain('<');
  });

  it('says what the article is, to the letter', () => {
    expect(JSON.parse(text)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.summary,
      datePublished: '2026-11-01',
      author: { name: 'Ann Lee' },
      mainEntityOfPage: 'https://a.example/blog',
      image: 'https://a.example/i.png',
    });
  });
});
