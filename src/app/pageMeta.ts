import { useMatches } from 'react-router-dom';

/** What a route says of its page: the document's title and the description for search and sharing. */
export type PageMeta = {
  title: string;
  description: string;
};

function isPageMeta(handle: unknown): handle is PageMeta {
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
