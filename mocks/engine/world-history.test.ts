import { beforeEach, expect, it } from 'vitest';
import { World, type WorldSnapshot } from '../db/world.ts';
import { createSteppedClock } from '../clock/stepped-clock.ts';
import { createWorldHistory, type WorldHistory } from './world-history.ts';

let history: WorldHistory;
beforeEach(() => {
  history = createWorldHistory();
});

/** Snapshots that differ only in a number. */
const snapshot = (number: number): WorldSnapshot => {
  const world = new World(createSteppedClock());
  world.users.skipIdsBelow(number);
  return world.snapshot();
};
const states = Array.from({ length: 60 }, (_, index) => snapshot(index + 1));

function record(...numbers: readonly number[]) {
  for (const number of numbers) {
    history.record(`Change ${number}`, snapshot(number), snapshot(number + 1));
  }
}

it('starts with nothing to undo or redo', () => {
  expect([history.undoLabel, history.redoLabel]).toEqual([undefined, undefined]);
  expect([history.undo(), history.redo()]).toEqual([undefined, undefined]);
});

it('undoes changes from the newest on and redoes them in order', () => {
  record(1, 2);
  expect([history.undoLabel, history.redoLabel]).toEqual(['Change 2', undefined]);
  expect(history.undo()).toEqual(states[1]);
  expect([history.undoLabel, history.redoLabel]).toEqual(['Change 1', 'Change 2']);
  expect(history.undo()).toEqual(states[0]);
  expect([history.undoLabel, history.redoLabel]).toEqual([undefined, 'Change 1']);
  expect(history.redo()).toEqual(states[1]);
  expect(history.redo()).toEqual(states[2]);
  expect([history.undoLabel, history.redoLabel]).toEqual(['Change 2', undefined]);
});

it('forgets what was undone when something else changes', () => {
  record(1, 2);
  history.undo();
  record(5);
  expect([history.undoLabel, history.redoLabel]).toEqual(['Change 5', undefined]);
  history.undo();
  expect(history.undoLabel).toBe('Change 1');
});

it('keeps the newest 50 changes', () => {
  record(...states.keys());
  let count = 0;
  while (history.undoLabel !== undefined) {
    history.undo();
    count += 1;
  }
  expect(count).toBe(50);
  expect(history.redoLabel).toBe('Change 10');
});
