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
                path: paths.services,
                handle: page(
                  `Services · ${productName}`,
                  'Six ways we help: assessments, a roadmap, guided learning, mentors, job search support and interview practice.',
                ),
                lazy: () => import('./pages/ServicesPage.tsx'),
              },
              {
                path: paths.blog,
                handle: {
                  ...page(
                    `Plan your career in pencil · ${productName}`,
                    'How to make a good plan for this year, find out cheaply where it is wrong, and change it without shame.',
                  ),
                  kind: 'article',
                } satisfies PageMeta,
                lazy: () => import('./pages/BlogPage.tsx'),
              },
              {
                path: paths.about,
                handle: page(
                  `About us · ${productName}`,
                  `Why we build ${productName}, what we promise, what we will not do, and the people behind it.`,
                ),
                lazy: () => import('./pages/AboutPage.tsx'),
              },
              {
                path: paths.contact,
                handle: page(
                  `Contact · ${productName}`,
                  'How to reach the team: a form, an email address, a phone number, and when somebody is there.',
                ),
                lazy: () => import('./pages/ContactPage.tsx'),
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
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                path: paths.dashboard,
                handle: page(
                  `Home · ${productName}`,
                  'Where you are on your roadmap, and what to do next.',
                ),
                lazy: () => import('./pages/DashboardPage.tsx'),
              },
              {
                path: paths.profile,
                handle: page(
                  `Your profile · ${productName}`,
                  'Your details, resume and assessments, and how complete your profile is.',
                ),
                lazy: () => import('./pages/ProfilePage.tsx'),
              },
              {
                path: paths.roadmap,
                handle: page(
                  `Career Quest Map · ${productName}`,
                  'Your roadmap as a trail of nine milestones, from where you started to your summit.',
                ),
                lazy: () => import('./pages/RoadmapPage.tsx'),
              },
              {
                path: paths.learning,
                handle: page(
                  `Learning Center · ${productName}`,
                  'Sixteen industries to look around in, and the skills and certifications recommended for your next step.',
                ),
                lazy: () => import('./pages/LearningPage.tsx'),
              },
              {
                path: paths.skillsCatalogue,
                handle: page(
                  `Skills catalogue · ${productName}`,
                  'Hard and soft skills that employers ask for, and the careers each one leads to.',
                ),
                lazy: () => import('./pages/SkillsCataloguePage.tsx'),
              },
              {
                path: paths.certificationsCatalogue,
                handle: page(
                  `Certifications catalogue · ${productName}`,
                  'Certifications from beginner to professional: what each one asks of you, how long it takes and where it leads.',
                ),
                lazy: () => import('./pages/CertificationsCataloguePage.tsx'),
              },
              {
                path: paths.industry,
                handle: page(
                  `Industry guide · ${productName}`,
                  'What an industry does, how it came to be, who works in it and what its careers pay.',
                ),
                lazy: () => import('./pages/IndustryPage.tsx'),
              },
              {
                path: paths.ai,
                handle: page(
                  `${productName} AI · ${productName}`,
                  'Ask about skills, jobs, interviews or a change of careers, and get an answer in a second.',
                ),
                lazy: () => import('./pages/AiPage.tsx'),
              },
              {
                path: paths.messages,
                handle: page(
                  `Message Center · ${productName}`,
                  'Your conversations with mentors, peers and recruiters.',
                ),
                lazy: () => import('./pages/MessagesPage.tsx'),
              },
              {
                path: paths.networking,
                handle: page(
                  `Networking Center · ${productName}`,
                  'Mentors who know the way, peers at the same point of it, and events to meet them at.',
                ),
                lazy: () => import('./pages/NetworkingPage.tsx'),
              },
              {
                path: paths.jobs,
                handle: page(
                  `Job Center · ${productName}`,
                  'Open jobs by how well they fit you, and what became of the ones you applied for.',
                ),
                lazy: () => import('./pages/JobsPage.tsx'),
              },
            ],
          },
        ],
      },
    ],
  },
];
