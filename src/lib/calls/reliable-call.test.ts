import { expect, it } from 'vitest';
import { createTask } from '#src/contract/tasks.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { ApiError } from './api-error.ts';
import type { Api } from './api.ts';
import { noAttempts, sendReliably, type ReliableCall } from './reliable-call.ts';

/** Sends texts in turn, each with an error that the network answers with. Returns the keys. */
async function keysOf(
  sends: readonly { text: string; error: { kind: 'network' } | { kind: 'http'; status: number } }[],
): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  const attempts = noAttempts<string>();
  for (const { text, error } of sends) {
    const call: ReliableCall<string, string> = {
      request: () => ({
        endpoint: createTask,
        send(_, { idempotencyKey }) {
          keys.push(idempotencyKey);
          return Promise.reject(new ApiError({ ...error, endpoint: createTask }));
        },
      }),
      confirm: () => Promise.resolve(null),
    };
    const context = { api: {} as Api, clock: createSteppedClock() };
    await sendReliably(context, attempts, call, text, () => {}).catch(() => {});
  }
  return keys;
}

const lost = { kind: 'network' } as const;
const rejected = { kind: 'http', status: 500 } as const;

it('sends a call again with the same key while its outcome is unknown', async () => {
  const [first, second, third] = await keysOf([
    { text: 'a', error: lost },
    { text: 'a', error: lost },
    { text: 'a', error: lost },
  ]);
  expect(first).toMatch(/./);
  expect([second, third]).toEqual([first, first]);
});

it('sends another call, and one after a rejection, with another key', async () => {
  const keys = await keysOf([
    { text: 'a', error: lost },
    { text: 'b', error: rejected },
    { text: 'b', error: rejected },
  ]);
  expect(new Set(keys).size).toBe(3);
});
