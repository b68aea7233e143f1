import { describe, expect, it } from 'vitest';
import { productName } from './product.ts';
import { industryPath, memberNavigation, publicNavigation, routes } from './routes.ts';

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
