import type { BlogPost } from './blog.ts';
import { productName } from './product.ts';

type Addresses = {
  /** The article's whole address. */
  url: string;
  /** The whole address of its sharing image. */
  image: string;
};

/**
 * What a search engine is told of an article: schema.org's BlogPosting as JSON-LD, ready to be the text
 * of a script element. `<` is escaped, so that no text of ours can end that element.
 */
export function articleStructuredData(post: BlogPost, { url, image }: Addresses): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    articleSection: post.category,
    datePublished: post.date,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: productName },
    mainEntityOfPage: url,
    image,
    inLanguage: 'en-US',
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
