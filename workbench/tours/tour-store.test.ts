import { expect, it } from 'vitest';
import { createMemoryStorage } from '#src/lib/session/storage.ts';
import { createTourStore } from './tour-store.ts';

const progress = {
  tour: 'whole-way',
  serial: 3,
  step: 2,
  actions: 1,
  speed: 2,
  isPaused: true,
  isStepping: false,
} as const;

it('starts a tour from its beginning, as another run each time', () => {
  const store = createTourStore(createMemoryStorage());
  expect(store.state()).toBeNull();
  store.start('whole-way');
  const first = store.state();
  store.start('whole-way');
  const second = store.state();
  expect(second?.progress).toEqual(first?.progress);
  expect(second?.run).not.toBe(first?.run);
});

it('goes on after a reload', () => {
  const storage = createMemoryStorage();
  const store = createTourStore(storage);
  store.start('whole-way');
  store.save(progress);
  expect(createTourStore(storage).state()?.progress).toEqual(progress);
});

it('keeps the speed for the next tour', () => {
  const store = createTourStore(createMemoryStorage());
  store.start('whole-way');
  store.save({ ...progress, speed: 4 });
  store.end();
  store.start('both-review');
  expect(store.state()?.progress).toMatchObject({ tour: 'both-review', speed: 4 });
});

it('forgets a tour that has ended', () => {
  const storage = createMemoryStorage();
  const store = createTourStore(storage);
  store.start('whole-way');
  store.end();
  expect(store.state()).toBeNull();
  expect(createTourStore(storage).state()).toBeNull();
});

it.each(['{', '[]', '{"tour":"whole-way","step":"1"}'])(
  'ignores what it cannot read: %s',
  (text) => {
    const storage = createMemoryStorage({ 'nearhand.mock.tour': text });
    expect(createTourStore(storage).state()).toBeNull();
  },
);
