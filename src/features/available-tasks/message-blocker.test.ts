import { expect, it } from 'vitest';
import { TASK_STATUSES, type ShownTaskStatus } from '#src/domain/task.ts';
import { messageBlocker } from './message-blocker.ts';

const client = { id: 1, first_name: 'Clara', last_name: 'Novak' };
const blockerOf = (status: ShownTaskStatus, viewer = 2) =>
  messageBlocker({ status, client }, viewer);

it('lets workers write while a task is available', () => {
  expect(blockerOf('available')).toBeNull();
});

it.each([...TASK_STATUSES.filter((status) => status !== 'available'), 'unknown'] as const)(
  'names %s as the reason',
  (status) => {
    expect(blockerOf(status)).toBe(status);
  },
);

it('lets no client write to themselves', () => {
  expect(blockerOf('available', client.id)).toBe('own');
});
