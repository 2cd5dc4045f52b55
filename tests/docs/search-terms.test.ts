import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { withSearchTerms } from '../../.storybook/search-terms.ts';

const root = join(import.meta.dirname, '../..');
function generatorOf(...ids: string[]) {
  const entries: StoryIndex['entries'] = {};
  for (const id of ids) {
    const empty = { name: '', title: '', importPath: '', tags: [] };
    entries[id] = { id, type: 'story', subtype: 'story', ...empty };
  }
  return { getIndex: () => Promise.resolve<StoryIndex>({ v: 5, entries }) };
}

const termsIn = (found: object) =>
  'anchors' in found ? (found.anchors as { title: string }[]).map(({ title }) => title) : undefined;

it('adds the scenario and the states of a story to what the search looks in', async () => {
  const generator = withSearchTerms(
    generatorOf('screens-dashboard--server-error', 'ui-button--sheet'),
    root,
  );
  const { entries } = await generator.getIndex();
  expect(termsIn(entries['screens-dashboard--server-error'] ?? {})).toEqual([
    'dashboard-loaded',
    scenarioOf('dashboard-loaded').title,
    'dashboard.error',
  ]);
  expect(termsIn(entries['ui-button--sheet'] ?? {})).toBeUndefined();
});

it('extends a generator once', () => {
  const generator = generatorOf('screens-dashboard--server-error');
  const once = withSearchTerms(generator, root).getIndex;
  expect(withSearchTerms(generator, root).getIndex).toBe(once);
});
