import { productName } from '#domain/product.ts';
import { siteAddress } from '#domain/publicPages.ts';

/** The picture that a shared link shows: public/share.png. */
export const shareImage = {
  url: siteAddress('/share.png'),
  width: '1200',
  height: '630',
  alt: `${productName}: a contour map with a dotted trail that climbs to a flag on the summit.`,
} as const;
