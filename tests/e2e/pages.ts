import { productName } from '#domain/product.ts';
import { industryPath, routes } from '#domain/routes.ts';

/** What an address shows: the browser's title and the page's one first heading. */
export type KnownPage = { path: string; title: string; heading: string };

/** The five public pages (§2). */
export const publicPages: readonly KnownPage[] = [
  {
    path: routes.home,
    title: `${productName} · Your career, one clear step at a time`,
    heading: 'Your dream career, one clear step at a time',
  },
  {
    path: routes.services,
    title: `Services · ${productName}`,
    heading: 'Six ways we walk with you',
  },
  {
    path: routes.blog,
    title: `Plan your career in pencil · ${productName}`,
    heading: 'Plan your career in pencil',
  },
  {
    path: routes.about,
    title: `About us · ${productName}`,
    heading: 'Good directions should not depend on luck',
  },
  { path: routes.contact, title: `Contact · ${productName}`, heading: 'Ask us anything' },
];

/** The eleven member screens (§2). */
export const memberPages: readonly KnownPage[] = [
  { path: routes.dashboard, title: `Home · ${productName}`, heading: 'Welcome back, Maya' },
  { path: routes.profile, title: `Your profile · ${productName}`, heading: 'Your profile' },
  { path: routes.roadmap, title: `Career Quest Map · ${productName}`, heading: 'Career Quest Map' },
  { path: routes.learning, title: `Learning Center · ${productName}`, heading: 'Learning Center' },
  {
    path: routes.skillsCatalogue,
    title: `Skills catalogue · ${productName}`,
    heading: 'Skills catalogue',
  },
  {
    path: routes.certificationsCatalogue,
    title: `Certifications catalogue · ${productName}`,
    heading: 'Certifications catalogue',
  },
  {
    path: industryPath('finance'),
    title: `Industry guide · ${productName}`,
    heading: 'Finance',
  },
  {
    path: routes.networking,
    title: `Networking Center · ${productName}`,
    heading: 'Networking Center',
  },
  { path: routes.jobs, title: `Job Center · ${productName}`, heading: 'Job Center' },
  { path: routes.ai, title: `${productName} AI · ${productName}`, heading: `${productName} AI` },
  { path: routes.messages, title: `Message Center · ${productName}`, heading: 'Message Center' },
];

/** An address that no route knows. */
export const notFoundPage: KnownPage = {
  path: '/no/such/page',
  title: `Page not found · ${productName}`,
  heading: 'The trail ends here',
};

const known = new Map([...publicPages, ...memberPages].map((page) => [page.path, page]));

/** The page at one of the product's own paths. */
export function pageAt(path: string): KnownPage {
  const page = known.get(path);
  if (!page) throw new Error(`No page is known at ${path}`);
  return page;
}
