/** The product's name, in one place so that it can be rebranded. The specification writes {product}. */
export const productName = 'Trailmark';

/**
 * Where the site is published, without a slash at the end: for canonical links, sharing and the site map.
 * A build for another host sets VITE_SITE_ORIGIN. Plain Node, which runs the scripts, has no `env`.
 */
export const siteOrigin: string =
  import.meta.env?.VITE_SITE_ORIGIN?.replace(/\/+$/, '') || 'https://trailmark.example';
