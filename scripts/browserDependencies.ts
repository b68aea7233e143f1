import { globSync, readFileSync } from 'node:fs';

const importPattern = /(?:from|import\s*\(?)\s*'((?:@[\w.-]+\/)?\w[\w.-]*(?:\/[\w./-]+)?)'/g;

/**
 * Every package entry that browser code imports. Vite pre-bundles them at start: a dependency that is
 * first met in the middle of a test run reloads the page and fails tests on a cold cache only.
 */
export function browserDependencies(root: string): string[] {
  const files = globSync(['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}', '.storybook/preview.tsx'], {
    cwd: root,
    exclude: ['**/*.test.ts'],
  });
  const found = new Set([
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-dom/client',
    'axe-core',
  ]);
  for (const file of files) {
    const code = readFileSync(`${root}/${file}`, 'utf8').replace(/^import type .*$/gm, '');
    for (const [, name] of code.matchAll(importPattern)) {
      if (name && !name.endsWith('.css')) found.add(name);
    }
  }
  return [...found].sort();
}
