import { productName } from './product.ts';

/**
 * The path patterns of the sixteen screens (§2). Everything that links or routes reads them from
 * here. `industry` is a pattern: build a link to one industry with `industryPath`.
 */
export const routes = {
  home: '/',
  dashboard: '/dashboard',
  profile: '/profile',
  roadmap: '/roadmap',
  learning: '/learning',
  skillsCatalogue: '/skills-catalogue',
  certificationsCatalogue: '/certifications-catalogue',
  industry: '/industry/:industryId',
  networking: '/networking',
  jobs: '/jobs',
  ai: '/ai',
  messages: '/messages',
  services: '/services',
  blog: '/blog',
  about: '/about',
  contact: '/contact',
} as const;

/** A screen a signed-in member can be sent to by a plain link, without a parameter (§2). */
export type MemberPath = (typeof routes)[
  | 'dashboard'
  | 'profile'
  | 'roadmap'
  | 'learning'
  | 'skillsCatalogue'
  | 'certificationsCatalogue'
  | 'networking'
  | 'jobs'
  | 'ai'
  | 'messages'];

/** The link to one industry's detail page (§2). The id is escaped, so any text gives one segment. */
export function industryPath(industryId: string): string {
  return routes.industry.replace(':industryId', () => encodeURIComponent(industryId));
}

/** One entry of a navigation: its visible label and where it leads. */
export interface NavigationItem<Path extends string = string> {
  readonly label: string;
  readonly path: Path;
}

/** The member sidebar's seven entries, in order (§2). */
export const memberNavigation = [
  { label: 'Home', path: routes.dashboard },
  { label: 'Roadmap', path: routes.roadmap },
  { label: 'Learning Center', path: routes.learning },
  { label: 'Networking Center', path: routes.networking },
  { label: 'Job Center', path: routes.jobs },
  { label: `${productName} AI`, path: routes.ai },
  { label: 'Message Center', path: routes.messages },
] as const satisfies readonly NavigationItem[];

/**
 * The public top bar's five entries, in order (§2). Contact Us leads to the landing page's contact
 * section, not to /contact.
 */
export const publicNavigation = [
  { label: 'Home', path: routes.home },
  { label: 'Services', path: routes.services },
  { label: 'Blog', path: routes.blog },
  { label: 'About Us', path: routes.about },
  { label: 'Contact Us', path: `${routes.home}#contact` },
] as const satisfies readonly NavigationItem[];

/** Where screens without an entry of their own belong in the sidebar, by the start of their path. */
const parentScreens = [
  [routes.skillsCatalogue, routes.learning],
  [routes.certificationsCatalogue, routes.learning],
  [industryPath(''), routes.learning],
] as const;

/**
 * The path of the sidebar entry a page belongs to (§2): its own, or that of the screen it is reached
 * from. `undefined` for a page outside the seven, such as the profile.
 */
export function memberSection(
  pathname: string,
): (typeof memberNavigation)[number]['path'] | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const own = memberNavigation.find((item) => item.path === path);
  return own?.path ?? parentScreens.find(([start]) => `${path}/`.startsWith(start))?.[1];
}

/** What a link to a member screen calls it: its sidebar label, or its own name where it has none. */
export function memberScreenLabel(path: MemberPath): string {
  const own: Partial<Record<MemberPath, string>> = {
    [routes.profile]: 'your profile',
    [routes.skillsCatalogue]: 'the skills catalogue',
    [routes.certificationsCatalogue]: 'the certifications catalogue',
  };
  return own[path] ?? memberNavigation.find((item) => item.path === path)?.label ?? path;
}
