import { expect, it } from 'vitest';
import { TABLE_NAMES } from '#mocks/db/tables.ts';
import { scenarioOf } from '#mocks/scenarios/registry.ts';
import { openScenario } from '#mocks/scenarios/scenario.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';

import { rowsOf, summarize } from './row-summary.ts';

it('describes each row of a town in words', () => {
  const town = openScenario(scenarioOf('demo'), createSteppedClock()).world;
  town.issueToken(1);
  const snapshot = town.snapshot();
  const summaries = summarize(snapshot);
  const filled = TABLE_NAMES.filter((table) => rowsOf(snapshot, table).length > 0);
  expect(filled).toEqual(expect.arrayContaining(['users', 'offers', 'messages', 'reviews']));
  for (const table of filled) {
    const texts = rowsOf(snapshot, table).map(({ id }) => summaries.of(table, id) ?? '');
    expect(texts.filter((text) => text === '' || /undefined|null|NaN/.test(text))).toEqual([]);
  }
});

it('finds rows, the newest first, by text, by the names of what they refer to, and by id', () => {
  const { world } = openScenario(scenarioOf('offers-loaded'), createSteppedClock());
  const { search } = summarize(world.snapshot());
  const [offer] = world.offers.all();
  if (!offer) throw new Error('The scenario has no offers.');
  const task = world.tasks.findOrThrow(offer.task_id);
  const worker = world.users.findOrThrow(offer.worker_id);
  expect(search('offers', task.title.toUpperCase())).toContainEqual(offer);
  expect(search('offers', worker.last_name)).toContainEqual(offer);
  expect(search('offers', `#${offer.id}`)).toEqual([offer]);
  expect(search('offers', '')).toEqual(world.offers.all().toSorted((a, b) => b.id - a.id));
});
