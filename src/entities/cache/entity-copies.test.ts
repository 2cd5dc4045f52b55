import { expect, it } from 'vitest';
import { endpoints } from '#src/contract/registry.ts';
import { Conversation } from '#src/domain/message.ts';
import { Offer } from '#src/domain/offer.ts';
import { Task } from '#src/domain/task.ts';
import { ENTITY_COPIES } from './entity-copies.ts';

/** Whether a schema contains another one, at any depth. */
function contains(schema: unknown, wanted: readonly unknown[], seen = new Set<unknown>()): boolean {
  if (wanted.includes(schema)) return true;
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  const parts = Array.isArray(schema) ? schema : Object.values(schema);
  return parts.some((part) => contains(part, wanted, seen));
}

it('knows every call whose answers contain an offer, a task or a conversation', () => {
  const embedding = endpoints
    .filter(({ method, answer }) => {
      const { def } = (answer as unknown as { _zod: { def: unknown } })._zod;
      return method === 'GET' && contains(def, [Offer, Task, Conversation]);
    })
    .map(({ name }) => name);
  expect(embedding).toContain('offers.list');
  expect(ENTITY_COPIES.map(({ call }) => call.name).toSorted()).toEqual(embedding.toSorted());
});
