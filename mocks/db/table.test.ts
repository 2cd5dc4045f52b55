import { beforeEach, describe, expect, it } from 'vitest';
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
  expect(pets.find(5)?.name).toBe('Rex');
  expect(pets.find(4)).toBeUndefined();
  expect([1, null, 9].map(namesOf)).toEqual([['Tom', 'Rex'], ['Ada'], []]);
  expect(ids()).toEqual([5, 2, 3]);
  expect(pets.size).toBe(3);
});

it('does not reuse the id of a deleted row', () => {
  expect(new Table('pet', Pet).nextId).toBe(1);
  pets.delete(5);
  expect(pets.nextId).toBe(6);
});

it.each([
  [12, 13],
  [4, 6],
])('uses the set id %i for the next row only', (id, next) => {
  pets.nextId = id;
  expect(pets.nextId).toBe(id);
  pets.insert({ ...BEN, id });
  expect(pets.nextId).toBe(next);
});

describe('insert', () => {
  it('rejects an id that exists and keeps its row', () => {
    expect(() => pets.insert({ ...BEN, id: 2 })).toThrow('There is a pet 2 already.');
    expect([pets.find(2)?.name, namesOf(2)]).toEqual(['Tom', []]);
  });

  it.each([
    [{ ...BEN, name: 7 }, 'name: expected string'],
    [{ ...BEN, id: 0 }, 'id: expected more than 0'],
    [{ ...BEN, owner: undefined }, 'owner: expected number'],
    [{ ...BEN, kind: 'cow' }, 'kind: expected one of "dog", "cat"'],
  ])('rejects %j', (row, problem) => {
    expect(() => pets.insert(row as Pet)).toThrow(`This pet breaks its schema at ${problem}`);
    expect([pets.size, pets.nextId]).toEqual([3, 6]);
  });

  it('drops columns that are not in the schema', () => {
    pets.insert({ ...BEN, color: 'red' } as Pet);
    expect(pets.find(9)).toEqual(BEN);
  });
});

describe('update', () => {
  it('changes the given columns and their indexes, in a new row', () => {
    const before = pets.findOrThrow(5);
    expect(pets.update(5, { owner: 2 })).toEqual({ id: 5, name: 'Rex', owner: 2 });
    expect([1, 2].map(namesOf)).toEqual([['Tom'], ['Rex']]);
    expect([ids(), before.owner]).toEqual([[5, 2, 3], 1]);
  });

  it('keeps the index when its column is unchanged', () => {
    pets.update(5, { name: 'Max' });
    expect(namesOf(1)).toEqual(['Tom', 'Max']);
  });

  it('never changes an id', () => {
    pets.update(5, { id: 8 });
    expect(ids()).toEqual([5, 2, 3]);
  });

  it('changes nothing when the row would break its schema', () => {
    expect(() => pets.update(5, { name: 'Max', owner: -1 })).toThrow('schema at owner');
    expect(namesOf(1)).toEqual(['Tom', 'Rex']);
  });
});

it('parses a row without keeping it', () => {
  expect(pets.parse({ ...BEN, color: 'red' })).toEqual(BEN);
  expect(() => pets.parse('Ben')).toThrow('This pet breaks its schema at the row: expected object');
  expect(pets.size).toBe(3);
});

it('deletes a row and its index entry', () => {
  pets.delete(5);
  pets.delete(5);
  expect([ids(), namesOf(1)]).toEqual([[2, 3], ['Tom']]);
  pets.insert({ ...BEN, id: 5 });
  expect(namesOf(1)).toEqual(['Tom']);
});

it.each([
  ['findOrThrow', () => pets.findOrThrow(4)],
  ['update', () => pets.update(4, { name: 'Max' })],
])('%s throws a 404 for an unknown id', (_, act) => {
  const message = "We couldn't find pet 4.";
  const problem = { status: 404, body: { message }, message: `404 ${message}` };
  expect(act).toThrow(expect.objectContaining(problem));
});

describe('replaceAll', () => {
  it('replaces rows and indexes', () => {
    pets.replaceAll([BEN]);
    expect(pets.all()).toEqual([BEN]);
    expect([2, 1, null].map(namesOf)).toEqual([['Ben'], [], []]);
    expect(pets.nextId).toBe(10);
    pets.replaceAll([{ ...BEN, id: 2 }]);
    expect(pets.nextId).toBe(3);
  });

  it('rejects rows that break the schema', () => {
    expect(() => pets.replaceAll([{ id: 4, name: 'Ben' } as Pet])).toThrow('schema at owner');
  });
});
