import { useLocation } from 'react-router-dom';
import { productName } from '#domain/product.ts';
import { publicPath, siteAddress } from '#domain/publicPages.ts';
import type { PageMeta } from './pageMeta.ts';
import { shareImage } from './shareImage.ts';

type PageHeadProps = { meta: PageMeta };

/**
 * A page's part of the document's head, which React puts there: title, description, canonical address, and
 * what a shared link shows. Only public pages have an address of record; the demo's member screens and
 * addresses that lead nowhere stay out of search engines.
 */
export function PageHead({ meta }: PageHeadProps) {
  const { pathname } = useLocation();
  const path = publicPath(pathname);
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {path ? (
        <>
          <link rel="canonical" href={siteAddress(path)} />
          <meta property="og:url" content={siteAddress(path)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content={meta.kind ?? 'website'} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:image" content={shareImage.url} />
      <meta property="og:image:width" content={shareImage.width} />
      <meta property="og:image:height" content={shareImage.height} />
      <meta property="og:image:alt" content={shareImage.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={shareImage.url} />
      <meta name="twitter:image:alt" content={shareImage.alt} />
    </>
  );
}
