import { describe, expect, it } from 'vitest';
import { productName } from './product.ts';
import {
  industryPath,
  memberNavigation,
  memberScreenLabel,
  memberSection,
  publicNavigation,
  routes,
} from './routes.ts';

describe('routes', () => {
  it('are sixteen different paths', () => {
    const paths = Object.values(routes);
    expect(paths).toHaveLength(16);
    expect(new Set(paths).size).toBe(16);
  });
});

describe('industryPath', () => {
  it('puts the id in the place of the parameter', () => {
    expect(industryPath('finance')).toBe('/industry/finance');
  });

  it.each([
    ['a/b', '/industry/a%2Fb'],
    ['a?b#c', '/industry/a%3Fb%23c'],
    ['$&', '/industry/%24%26'],
  ])('keeps %s inside one path segment', (id, path) => {
    expect(industryPath(id)).toBe(path);
  });
});

describe('navigation', () => {
  it('lists the member screens in the order of the sidebar', () => {
    expect(memberNavigation.map(({ label, path }) => [label, path])).toEqual([
      ['Home', '/dashboard'],
      ['Roadmap', '/roadmap'],
      ['Learning Center', '/learning'],
      ['Networking Center', '/networking'],
      ['Job Center', '/jobs'],
      [`${productName} AI`, '/ai'],
      ['Message Center', '/messages'],
    ]);
  });

  it('sends Contact Us to the section of the landing page', () => {
    expect(publicNavigation.map(({ label, path }) => [label, path])).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Blog', '/blog'],
      ['About Us', '/about'],
      ['Contact Us', '/#contact'],
    ]);
  });
});

describe('memberSection', () => {
  it.each(memberNavigation.map(({ path }) => path))('finds %s itself', (path) => {
    expect(memberSection(path)).toBe(path);
    expect(memberSection(`${path}/`)).toBe(path);
  });

  it.each([routes.skillsCatalogue, routes.certificationsCatalogue, industryPath('finance')])(
    'counts %s to the Learning Center',
    (path) => {
      expect(memberSection(path)).toBe(routes.learning);
    },
  );

  it.each([routes.profile, routes.home, '/industryish', '/dashboards', '/nowhere'])(
    'has no entry for %s',
    (path) => {
      expect(memberSection(path)).toBeUndefined();
    },
  );
});

describe('memberScreenLabel', () => {
  it('is the label of the sidebar', () => {
    expect(memberScreenLabel(routes.jobs)).toBe('Job Center');
  });

  it.each([
    [routes.profile, 'your profile'],
    [routes.skillsCatalogue, 'the skills catalogue'],
    [routes.certificationsCatalogue, 'the certifications catalogue'],
  ])('names %s, which has no entry', (path, label) => {
    expect(memberScreenLabel(path)).toBe(label);
  });
});
