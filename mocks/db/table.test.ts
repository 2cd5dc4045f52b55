import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Id } from '#src/domain/primitives.ts';
import { Problem } from './problem.ts';
import { Table } from './table.ts';

const Pet = z.object({
  id: Id,
  name: z.string(),
  owner: z.nullable(Id),
  kind: z.optional(z.enum(['dog', 'cat'])),
});
type Pet = z.infer<typeof Pet>;

let pets: Table<Pet, 'owner'>;
beforeEach(() => {
  pets = new Table('pet', Pet, ['owner']);
  pets.insert({ id: 5, name: 'Rex', owner: 1 });
  pets.insert({ id: 2, name: 'Tom', owner: 1 });
  pets.insert({ id: 3, name: 'Ada', owner: null });
});

const namesOf = (owner: number | null) => pets.by('owner', owner).map(({ name }) => name);

it('finds rows by id, by index sorted by id, and all in insertion order', () => {
  expect(pets.find(5)?.name).toBe('Rex');
  expect(pets.find(4)).toBeUndefined();
  expect(namesOf(1)).toEqual(['Tom', 'Rex']);
  expect(namesOf(null)).toEqual(['Ada']);
  expect(namesOf(9)).toEqual([]);
  expect(pets.all().map(({ id }) => id)).toEqual([5, 2, 3]);
  expect(pets.size).toBe(3);
});

it('does not reuse the id of a deleted row', () => {
  expect(new Table('pet', Pet).nextId).toBe(1);
  expect(pets.nextId).toBe(6);
  pets.delete(5);
  expect(pets.nextId).toBe(6);
});

it('uses a set id for the next row only', () => {
  pets.nextId = 12;
  expect(pets.nextId).toBe(12);
  pets.insert({ id: pets.nextId, name: 'Ben', owner: null });
  expect(pets.nextId).toBe(13);
  pets.nextId = 4;
  pets.insert({ id: pets.nextId, name: 'Eve', owner: null });
  expect(pets.nextId).toBe(13);
});

describe('insert', () => {
  it('rejects an id that exists and keeps its row', () => {
    expect(() => pets.insert({ id: 2, name: 'Ben', owner: 2 })).toThrow(
      'There is a pet 2 already.',
    );
    expect(pets.find(2)?.name).toBe('Tom');
    expect(namesOf(2)).toEqual([]);
  });

  it.each([
    [{ id: 9, name: 7, owner: null }, 'name: expected string'],
    [{ id: 0, name: 'Ben', owner: null }, 'id: expected more than 0'],
    [{ id: 9, name: 'Ben' }, 'owner: expected number'],
    [{ id: 9, name: 'Ben', owner: null, kind: 'cow' }, 'kind: expected one of "dog", "cat"'],
  ])('rejects %j', (row, problem) => {
    expect(() => pets.insert(row as Pet)).toThrow(`This pet breaks its schema at ${problem}`);
    expect(pets.size).toBe(3);
    expect(pets.nextId).toBe(6);
  });

  it('drops columns that are not in the schema', () => {
    pets.insert({ id: 7, name: 'Ben', owner: 2, color: 'red' } as Pet);
    expect(pets.find(7)).toEqual({ id: 7, name: 'Ben', owner: 2 });
  });
});

describe('update', () => {
  it('changes the given columns and their indexes', () => {
    expect(pets.update(5, { owner: 2 })).toEqual({ id: 5, name: 'Rex', owner: 2 });
    expect(namesOf(1)).toEqual(['Tom']);
    expect(namesOf(2)).toEqual(['Rex']);
    expect(pets.all().map(({ id }) => id)).toEqual([5, 2, 3]);
  });

  it('keeps the index when its column is unchanged', () => {
    pets.update(5, { name: 'Max' });
    expect(namesOf(1)).toEqual(['Tom', 'Max']);
  });

  it('never changes an id', () => {
    pets.update(5, { id: 8 });
    expect(pets.find(8)).toBeUndefined();
    expect(pets.find(5)?.name).toBe('Rex');
  });

  it('changes nothing when the row would break its schema', () => {
    expect(() => pets.update(5, { name: 'Max', owner: -1 })).toThrow('schema at owner');
    expect(pets.find(5)?.name).toBe('Rex');
    expect(namesOf(1)).toEqual(['Tom', 'Rex']);
  });

  it('does not mutate rows that were read before', () => {
    const before = pets.findOrThrow(5);
    pets.update(5, { name: 'Max' });
    expect(before.name).toBe('Rex');
  });
});

it('parses a row without keeping it', () => {
  expect(pets.parse({ id: 9, name: 'Ben', owner: 2, color: 'red' })).toEqual({
    id: 9,
    name: 'Ben',
    owner: 2,
  });
  expect(() => pets.parse('Ben')).toThrow('This pet breaks its schema at the row: expected object');
  expect(pets.size).toBe(3);
});

it('deletes a row and its index entry', () => {
  pets.delete(5);
  pets.delete(5);
  expect(pets.find(5)).toBeUndefined();
  expect(namesOf(1)).toEqual(['Tom']);
  expect(pets.size).toBe(2);
  pets.insert({ id: 5, name: 'Max', owner: 2 });
  expect(namesOf(1)).toEqual(['Tom']);
});

it.each([
  ['findOrThrow', () => pets.findOrThrow(4)],
  ['update', () => pets.update(4, { name: 'Max' })],
])('%s throws a 404 for an unknown id', (_, act) => {
  expect(act).toThrow(Problem);
  expect(act).toThrow(
    expect.objectContaining({ status: 404, body: { message: "We couldn't find pet 4." } }),
  );
});

describe('replaceAll', () => {
  it('replaces rows and indexes', () => {
    pets.replaceAll([{ id: 2, name: 'Ben', owner: 4 }]);
    expect(pets.all()).toEqual([{ id: 2, name: 'Ben', owner: 4 }]);
    expect(namesOf(4)).toEqual(['Ben']);
    expect(namesOf(1)).toEqual([]);
    expect(namesOf(null)).toEqual([]);
    expect(pets.nextId).toBe(3);
  });

  it('rejects rows that break the schema', () => {
    expect(() => pets.replaceAll([{ id: 4, name: 'Ben' } as Pet])).toThrow('schema at owner');
  });
});
