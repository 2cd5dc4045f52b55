import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { buildApp } from '../processes/built-app.ts';
import { root } from '../processes/root.ts';
import { newerFeatures } from './newer-features.ts';

/** What a page is as useful without, and why. */
const ENHANCEMENTS: Readonly<Record<string, string>> = {
  autofill: 'the colors of fields that the browser fills',
  'field-sizing': 'the box of a message measures itself, other boxes can be resized',
  'forced-colors': 'Safari has no forced colors to adjust',
  'overflow-anchor': 'browsers without it do not move what is in view by themselves',
  'overscroll-behavior': 'the page behind may scroll on',
  'scroll-driven-animations': 'decoration',
  'scrollbar-width': 'a scrollbar is shown',
  'starting-style': 'what opens does so without an animation',
  'text-size-adjust': 'for phones, where it has a prefix',
  'user-select': 'has a prefix in Safari',
};

it('no supported browser lacks what the app needs', async () => {
  vi.stubEnv('VITE_API_BASE_URL', '');
  const outDir = join(root, 'test-results/dist-features');
  await buildApp({ mode: 'production', outDir });
  const textOf = (pattern: string) =>
    globSync(join(outDir, pattern))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  const built = { css: textOf('assets/*.css'), js: textOf('**/*.js') };
  expect(newerFeatures(manifest.browserslist, built)).toEqual(Object.keys(ENHANCEMENTS).toSorted());
  expect(newerFeatures(['firefox >= 120'], built)).toContain('has');
});
