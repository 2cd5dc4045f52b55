import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { withSearchTerms } from '../../.storybook/search-terms.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';

it('adds the scenario and the states of a story to what the search looks in', async () => {
  const plain: StoryIndex['entries'] = {};
  for (const id of ['screens-dashboard--server-error', 'ui-button--sheet']) {
    const empty = { name: '', title: '', importPath: '', tags: [] };
    plain[id] = { id, type: 'story', subtype: 'story', ...empty };
  }
  const generator = { getIndex: () => Promise.resolve<StoryIndex>({ v: 5, entries: plain }) };
  const root = join(import.meta.dirname, '../..');
  const { entries } = await withSearchTerms(generator, root).getIndex();
  const terms = ['dashboard-loaded', dashboardLoaded.title, 'dashboard.error'];
  expect(entries['screens-dashboard--server-error']).toMatchObject({
    anchors: terms.map((title) => ({ title })),
  });
  expect(entries['ui-button--sheet']).not.toHaveProperty('anchors');
});
