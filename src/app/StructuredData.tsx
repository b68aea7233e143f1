import { useState, useSyncExternalStore } from 'react';

type StructuredDataProps = {
  /** JSON-LD with `<` escaped. */
  json: string;
};

const never = () => () => {};

/**
 * JSON-LD for search engines: data, which no browser runs, so the content security policy lets it stand.
 * It comes with the prerendered page and stays. It is not made in the browser: writing into a script
 * element is what Trusted Types forbid, and nobody who came by a link inside the site needs it.
 */
export function StructuredData({ json }: StructuredDataProps) {
  const prerendered = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [present] = useState(prerendered);
  return present ? <script type="application/ld+json">{json}</script> : null;
}
