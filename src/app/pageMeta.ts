import { useMatches } from 'react-router-dom';

/** What a route says of its page: the document's title and the description for search and sharing. */
export type PageMeta = {
  title: string;
  description: string;
  /** Open Graph's type of the page, where it is not a website's page like any other. */
  kind?: 'article';
};

/** Whether a route's handle says what its page is. */
export function isPageMeta(handle: unknown): handle is PageMeta {
  return (
    typeof handle === 'object' && handle !== null && 'title' in handle && 'description' in handle
  );
}

/** The meta of the innermost matched route that has one. */
export function usePageMeta(): PageMeta | undefined {
  return useMatches()
    .map((match) => match.handle)
    .findLast(isPageMeta);
}
