import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scenarios } from '../scenarios/registry.ts';
import { sourceOf } from './scenario-sources.ts';

it('knows files of scenarios that exist', () => {
  const folder = join(import.meta.dirname, '../scenarios');
  const sources = scenarios.flatMap(({ id }) => sourceOf(id) ?? []);
  expect(sources.length).toBeGreaterThan(100);
  const missing = sources.filter(({ module }) => !existsSync(join(folder, module)));
  expect(missing).toEqual([]);
});

it('knows no file of a scenario in another list, which is then printed without a base', () => {
  expect(sourceOf('nope')).toBeUndefined();
});
