import { existsSync, readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { article } from '#demo/article.ts';
import { productName } from '#domain/product.ts';
import { publicPath, publicPaths, siteAddress } from '#domain/publicPages.ts';
import { routes as paths } from '#domain/routes.ts';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { isPageMeta } from './pageMeta.ts';
import { routes } from './routes.tsx';

const publicFolder = new URL('../../public/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, publicFolder), 'utf8');

function below(route: RouteObject): readonly RouteObject[] {
  return [route, ...(route.children ?? []).flatMap(below)];
}
const all = routes.flatMap(below);
const inPublicLayout = all
  .filter((route) => route.Component === PublicLayout)
  .flatMap(below)
  .flatMap(({ path }) => (path === undefined || path === '*' ? [] : [path]));

describe('the route table', () => {
  it('has every public page in the public layout, and no other', () => {
    expect([...inPublicLayout].sort()).toEqual([...publicPaths].sort());
  });

  it('gives every page a title and a description of its own', () => {
    const pages = all.filter(({ path }) => path !== undefined);
    expect(pages.filter(({ handle }) => !isPageMeta(handle))).toEqual([]);
    const metas = pages.map(({ handle }) => handle).filter(isPageMeta);
    expect(new Set(metas.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(pages.length);
  });

  it('calls the blog what its article is called', () => {
    const blog = all.find(({ path }) => path === paths.blog)?.handle;
    expect(blog).toMatchObject({ title: `${article.title} · ${productName}`, kind: 'article' });
  });
});

describe('the site map', () => {
  it('names the public pages, each once', () => {
    const addresses = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(addresses).toEqual(publicPaths.map(siteAddress));
  });

  it('is named in robots.txt, which keeps nobody from the public pages', () => {
    const robots = read('robots.txt');
    expect(robots).toContain(`Sitemap: ${siteAddress('/sitemap.xml')}\n`);
    expect(robots).not.toContain('Disallow');
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(read('manifest.webmanifest'));

  it('carries the product’s name and starts on a public page', () => {
    expect(manifest).toMatchObject({ name: productName, short_name: productName });
    expect(publicPath(manifest.start_url)).toBe(paths.home);
  });

  it('names icons that are there', () => {
    const icons: { src: string }[] = manifest.icons;
    expect(icons.length).toBeGreaterThan(2);
    for (const { src } of icons) expect(existsSync(new URL(src.slice(1), publicFolder))).toBe(true);
  });
});
