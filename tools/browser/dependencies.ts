import { globSync } from 'node:fs';
import { root } from '../processes/root.ts';
import manifest from '../../package.json' with { type: 'json' };

/** Packages that only Node loads, or that contain styles only. */
const notInBrowser = [/^@fontsource/, /^tailwindcss$/];

/**
 * What the browser loads in addition to the entry points of `dependencies`.
 *
 * Vite discovers a missing name during the run, re-optimizes and reloads the page, and the stories
 * running at that moment fail at random.
 */
const subpaths = [
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'react-dom/server',
  '@hookform/resolvers/zod',
  'zod/mini',
  '@faker-js/faker',
  '@testing-library/dom',
  '@testing-library/user-event',
  'axe-core',
  'fast-check',
  'lz-string',
  'match-sorter',
  'msw',
  'msw/browser',
  'msw/experimental',
  'msw-storybook-addon',
  '@storybook/react-vite',
  '@storybook/react/preview',
  '@storybook/react/entry-preview',
  '@storybook/react/entry-preview-argtypes',
  '@storybook/react/entry-preview-docs',
  '@storybook/addon-a11y',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/addon-docs/preview',
  '@storybook/addon-vitest/internal/setup-file',
  'storybook/internal/components',
  'storybook/internal/core-events',
  'storybook/internal/csf',
  'storybook/preview-api',
  'storybook/test',
  'storybook/theming',
  'storybook/theming/create',
];

/** Returns the names for Vite's `optimizeDeps.include`, for every project that runs in the browser. */
export function browserDependencies(): string[] {
  const names = Object.keys(manifest.dependencies);
  return [...names.filter((name) => !notInBrowser.some((other) => other.test(name))), ...subpaths];
}

/** Says that nothing is printed for a while, where Vite hasn't bundled the dependencies yet. */
export function sayIfCold(): void {
  if (globSync('node_modules/.vite/vitest/*/deps', { cwd: root }).length === 0)
    console.error('Bundling dependencies, once: the first result can take a few minutes.');
}
