import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Id } from '#src/domain/primitives.ts';
import { Table } from './table.ts';

const Pet = z.object({
  id: Id,
  name: z.string(),
  owner: z.nullable(Id),
  kind: z.optional(z.enum(['dog', 'cat'])),
});
type Pet = z.infer<typeof Pet>;

const BEN = { id: 9, name: 'Ben', owner: 2 };

let pets: Table<Pet, 'owner'>;
beforeEach(() => {
  pets = new Table('pet', Pet, ['owner']);
  pets.insert({ id: 5, name: 'Rex', owner: 1 });
  pets.insert({ id: 2, name: 'Tom', owner: 1 });
  pets.insert({ id: 3, name: 'Ada', owner: null });
});

const namesOf = (owner: number | null) => pets.by('owner', owner).map(({ name }) => name);
const ids = () => pets.all().map(({ id }) => id);

it('finds rows by id, by index sorted by id, and all in insertion order', () => {
  expect([pets.find(5)?.name, pets.find(4)]).toEqual(['Rex', undefined]);
  expect([1, null, 9].map(namesOf)).toEqual([['Tom', 'Rex'], ['Ada'], []]);
  expect([ids(), pets.size]).toEqual([[5, 2, 3], 3]);
});

it('does not reuse the id of a deleted row, and uses a set id for the next row only', () => {
  expect(new Table('pet', Pet).nextId).toBe(1);
  pets.delete(5);
  pets.nextId = 4;
  pets.insert({ ...BEN, id: pets.nextId });
  expect([ids(), pets.nextId]).toEqual([[2, 3, 4], 6]);
});

it('rejects an id that exists and keeps its row', () => {
  expect(() => pets.insert({ ...BEN, id: 2 })).toThrow('There is a pet 2 already.');
  expect([pets.find(2)?.name, namesOf(2)]).toEqual(['Tom', []]);
});

it.each([
  [{ ...BEN, name: 7 }, 'name: expected string'],
  [{ ...BEN, id: 0 }, 'id: expected more than 0'],
  [{ ...BEN, owner: undefined }, 'owner: expected number'],
  [{ ...BEN, kind: 'cow' }, 'kind: expected one of "dog", "cat"'],
  ['Ben', 'the row: expected object'],
])('rejects %j, whether it keeps it or not', (row, problem) => {
  for (const act of [() => pets.insert(row as Pet), () => pets.parse(row)]) {
    expect(act).toThrow(`This pet breaks its schema at ${problem}`);
  }
  expect([pets.size, pets.nextId]).toEqual([3, 6]);
});

it('drops columns that are not in the schema', () => {
  pets.insert({ ...BEN, color: 'red' } as Pet);
  expect(pets.find(9)).toEqual(BEN);
});

it('updates the given columns and their indexes, in a new row, and never the id', () => {
  const before = pets.findOrThrow(5);
  expect(pets.update(5, { owner: 2, id: 8 })).toEqual({ id: 5, name: 'Rex', owner: 2 });
  expect([1, 2].map(namesOf)).toEqual([['Tom'], ['Rex']]);
  expect([ids(), before.owner]).toEqual([[5, 2, 3], 1]);
  pets.update(2, { name: 'Max' });
  expect(namesOf(1)).toEqual(['Max']);
});

it('changes nothing when an updated row would break its schema', () => {
  expect(() => pets.update(5, { name: 'Max', owner: -1 })).toThrow('schema at owner');
  expect(namesOf(1)).toEqual(['Tom', 'Rex']);
});

it('deletes a row and its index entry, also twice', () => {
  pets.delete(5);
  pets.delete(5);
  expect([ids(), namesOf(1)]).toEqual([[2, 3], ['Tom']]);
});

it.each([
  ['findOrThrow', () => pets.findOrThrow(4)],
  ['update', () => pets.update(4, { name: 'Max' })],
])('%s throws a 404 for an unknown id', (_, act) => {
  const message = "We couldn't find pet 4.";
  const problem = { status: 404, body: { message }, message: `404 ${message}` };
  expect(act).toThrow(expect.objectContaining(problem));
});

it('replaces all rows and indexes', () => {
  pets.replaceAll([BEN]);
  expect([pets.all(), pets.nextId]).toEqual([[BEN], 10]);
  expect([2, 1, null].map(namesOf)).toEqual([['Ben'], [], []]);
});
