import { expect, it } from 'vitest';
import { endpoints } from '#src/contract/registry.ts';
import { Conversation } from '#src/domain/message.ts';
import { Offer } from '#src/domain/offer.ts';
import { Task } from '#src/domain/task.ts';
import { contains } from '#src/lib/testing/schemas.ts';
import { ENTITY_COPIES } from './entity-copies.ts';

it('knows every call whose answers contain an offer, a task or a conversation', () => {
  const embedding = endpoints
    .filter(
      ({ method, answer }) => method === 'GET' && contains(answer, [Offer, Task, Conversation]),
    )
    .map(({ name }) => name);
  expect(embedding).toContain('offers.list');
  expect(ENTITY_COPIES.map(({ call }) => call.name).toSorted()).toEqual(embedding.toSorted());
});
