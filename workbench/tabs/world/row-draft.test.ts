import { beforeEach, expect, it } from 'vitest';
import type { World } from '#mocks/db/world.ts';
import { smallWorld } from '#mocks/testing/small-world.ts';
import { findRow, type AnyRow } from './row-columns.ts';
import {
  conflictsOf,
  copyOf,
  draftOf,
  readDraft,
  resolveConflict,
  saveDraft,
  textOf,
  withEdit,
  type RowDraft,
} from './row-draft.ts';

let world: World;
let row: AnyRow;
beforeEach(() => {
  const small = smallWorld();
  world = small.world;
  row = small.task({ title: 'Fix a shelf', location: 'Porto', views: 3 });
});

const current = (): AnyRow => {
  const found = findRow(world.snapshot(), 'tasks', row.id);
  if (!found) throw new Error('The task is gone.');
  return found;
};
const edited = (edits: Record<string, string>): RowDraft =>
  Object.entries(edits).reduce(
    (draft, [column, text]) => withEdit(draft, column, text),
    draftOf('tasks', row),
  );

it('changes only what was edited', () => {
  const draft = edited({ title: 'Fix two shelves', views: '3', location: '' });
  expect(readDraft(draft, world.snapshot())).toEqual({
    change: { title: 'Fix two shelves', location: null },
  });
});

it('names the columns that are wrong', () => {
  const draft = edited({ views: 'many', client_id: '99', title: 'Fine' });
  expect(readDraft(draft, world.snapshot())).toEqual({
    errors: { views: 'a number', client_id: 'the id of a row in users' },
  });
});

it('keeps what was typed and follows the world in all other columns', () => {
  const draft = edited({ title: 'Mine' });
  world.tasks.update(row.id, { views: 9 });
  expect(textOf(draft, current(), 'title')).toBe('Mine');
  expect(textOf(draft, current(), 'views')).toBe('9');
  expect(conflictsOf(draft, current())).toEqual([]);
});

it('reports what was changed on both sides, and ends it either way', () => {
  const draft = edited({ title: 'Mine' });
  world.tasks.update(row.id, { title: 'Theirs' });
  expect(conflictsOf(draft, current())).toEqual([{ column: 'title', theirs: 'Theirs' }]);

  const mine = resolveConflict(draft, current(), { column: 'title', keeps: 'mine' });
  expect(conflictsOf(mine, current())).toEqual([]);
  expect(textOf(mine, current(), 'title')).toBe('Mine');

  const theirs = resolveConflict(draft, current(), { column: 'title', keeps: 'theirs' });
  expect(conflictsOf(theirs, current())).toEqual([]);
  expect(textOf(theirs, current(), 'title')).toBe('Theirs');
  expect(readDraft(theirs, world.snapshot())).toEqual({ change: {} });
});

it('has no conflict when both sides made the same change', () => {
  world.tasks.update(row.id, { title: 'Same' });
  expect(conflictsOf(edited({ title: 'Same' }), current())).toEqual([]);
});

it('saves an edit, a copy, and a row that was deleted in the meantime', () => {
  const draft = edited({ title: 'Mine' });
  expect(saveDraft(world, draft, { title: 'Mine' })).toBe(row.id);
  expect(current()).toEqual({ ...row, title: 'Mine' });

  const id = saveDraft(world, copyOf('tasks', row), { title: 'A copy' });
  expect(world.tasks.find(id)).toEqual({ ...row, id, title: 'A copy' });
  expect(id).not.toBe(row.id);

  world.tasks.delete(row.id);
  expect(saveDraft(world, draft, { title: 'Mine' })).toBe(row.id);
  expect(current()['title']).toBe('Mine');
});
