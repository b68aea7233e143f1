import { siteOrigin } from './product.ts';
import { routes } from './routes.ts';

/** The public pages' paths (§2): what a search engine may list and the site map names. */
export const publicPaths = [
  routes.home,
  routes.services,
  routes.blog,
  routes.about,
  routes.contact,
] as const;

type PublicPath = (typeof publicPaths)[number];

const withoutSignIn: readonly string[] = [routes.about, routes.blog, routes.services];

/**
 * The path of the public page at an address, in its one spelling: the router takes capitals and a slash
 * at the end for the same page. `undefined` for member screens and for addresses that lead nowhere.
 */
export function publicPath(pathname: string): PublicPath | undefined {
  const path = plainPath(pathname);
  return publicPaths.find((known) => known === path);
}

/** Whether a page of the public layout has a Sign In button: all but /about, /blog and /services (§2). */
export function showsSignIn(pathname: string): boolean {
  return !withoutSignIn.includes(plainPath(pathname));
}

/** The whole address of a path or file of the site. */
export function siteAddress(path: string): string {
  return `${siteOrigin}${path}`;
}

function plainPath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, '') || routes.home;
}
