import { expect, it } from 'vitest';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { findRequests } from './find-requests.ts';

let ids = 0;
const seen = (given: Partial<SeenRequest>): SeenRequest => ({
  id: (ids += 1),
  startedAt: 0,
  duration: 20,
  method: 'GET',
  path: '/api/tasks/categories',
  call: 'tasks.categories',
  query: {},
  body: undefined,
  viewer: null,
  status: 200,
  answer: { categories: [] },
  retryAfter: undefined,
  faults: [],
  isHeld: false,
  ...given,
});

const fine = seen({});
const failed = seen({ status: 500, answer: undefined });
const lost = seen({ status: 0, answer: undefined });
const faulty = seen({ faults: ['tasks.categories:slow=200'] });
const extended = seen({
  path: '/api/messages/unread-count',
  answer: { success: true, unread_count: 0, extra: 1 },
});
const drifting = seen({ answer: { categories: 'none' } });
const misasked = seen({ query: { color: 'red' } });
const unknown = seen({ path: '/api/nowhere', call: 'nowhere', status: 404, answer: undefined });
const pending = seen({ status: undefined, duration: undefined, answer: undefined });
const all = [fine, extended, failed, lost, faulty, drifting, misasked, unknown, pending];

const found = (text: string, hasOnlyProblems = false) =>
  findRequests(all, { text, hasOnlyProblems });

it('finds words in the call, the method, the address and the status', () => {
  expect(found('nowhere')).toEqual([unknown]);
  expect(found('get COLOR=red categories')).toEqual([misasked]);
  expect(found('tasks. 500')).toEqual([failed]);
});

it('finds problems: errors, faults, and what differs from the contract', () => {
  expect(found('', true)).toEqual([unknown, misasked, drifting, faulty, lost, failed]);
});
