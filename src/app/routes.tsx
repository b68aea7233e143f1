import type { RouteObject } from 'react-router-dom';
import { productName } from '#domain/product.ts';
import { routes as paths } from '#domain/routes.ts';
import { RouteError } from './errors/RouteError.tsx';
import { ShellError } from './errors/ShellError.tsx';
import { MemberLayout } from './layouts/MemberLayout.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { RootLayout } from './layouts/RootLayout.tsx';
import type { PageMeta } from './pageMeta.ts';

function page(title: string, description: string): PageMeta {
  return { title, description };
}

/**
 * Every route of the product (§2). A page is one line here and one file in pages/, loaded when it is
 * first visited; its title and description stand here so that they are known before it is.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ShellError,
    HydrateFallback: () => null,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                path: paths.home,
                handle: page(
                  `${productName} · Your career, one clear step at a time`,
                  `${productName} is an all-in-one career development platform and AI-powered career companion: a step-by-step plan toward your dream career. Join the beta.`,
                ),
                lazy: () => import('./pages/LandingPage.tsx'),
              },
              {
                path: '*',
                handle: page(
                  `Page not found · ${productName}`,
                  'This address leads nowhere. Here is the way back.',
                ),
                lazy: () => import('./pages/NotFoundPage.tsx'),
              },
            ],
          },
        ],
      },
      {
        Component: MemberLayout,
        children: [{ ErrorBoundary: RouteError, children: [] }],
      },
    ],
  },
];
