import { describe, expect, it } from 'vitest';
import { siteOrigin } from './product.ts';
import { publicPath, publicPaths, showsSignIn, siteAddress } from './publicPages.ts';

describe('publicPath', () => {
  it.each(publicPaths)('knows %s', (path) => {
    expect(publicPath(path)).toBe(path);
  });

  it.each([
    ['/About', '/about'],
    ['/blog/', '/blog'],
    ['//', '/'],
  ])('gives %s its one spelling', (pathname, path) => {
    expect(publicPath(pathname)).toBe(path);
  });

  it.each(['/dashboard', '/nowhere', '/blog/more', '/aboutus'])('does not know %s', (pathname) => {
    expect(publicPath(pathname)).toBeUndefined();
  });
});

describe('showsSignIn', () => {
  it.each(['/about', '/blog', '/services', '/Services', '/blog/'])('is false on %s', (pathname) => {
    expect(showsSignIn(pathname)).toBe(false);
  });

  it.each(['/', '/contact', '/nowhere', '/about/nobody'])('is true on %s', (pathname) => {
    expect(showsSignIn(pathname)).toBe(true);
  });
});

describe('siteAddress', () => {
  it('is absolute', () => {
    expect(siteAddress('/blog')).toBe(`${siteOrigin}/blog`);
    expect(new URL(siteAddress('/blog')).pathname).toBe('/blog');
  });
});
