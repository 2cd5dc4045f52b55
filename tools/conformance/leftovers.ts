import type { EndpointName } from '#src/contract/registry.ts';
import { isSuccess, type Exchange } from './client.ts';
import { endpointOf, type Context } from './context.ts';
import { at } from './values.ts';

/** The rows that a run creates: by which call, where the answer has their ids, and which call deletes one. */
type Made = readonly [noun: string, by: EndpointName, id: string, remove?: EndpointName];
const MADE: readonly Made[] = [
  ['task', 'tasks.create', 'task.id', 'tasks.delete'],
  ['review', 'reviews.create', 'data.id', 'reviews.delete'],
  ['account', 'auth.register', 'data.user.id'],
  ['conversation', 'messages.start', 'conversation.id'],
  ['message', 'messages.send', 'message.id'],
  ['offer', 'messages.send', 'message.offer.id'],
];

/** Deletes what the checks have created and not deleted, which happens when some of them fail. */
export async function cleanUp(context: Context): Promise<void> {
  for (const made of MADE) {
    const [, , , remove] = made;
    if (!remove) continue;
    for (const as of ['client', 'worker'] as const) {
      for (const id of remaining(context.exchanges, made)) {
        // An account that can't sign in deletes nothing, and the leftovers say so.
        await context.send(endpointOf(remove), { as, id }).catch(() => undefined);
      }
    }
  }
}

/** What a run leaves on the server: `5 conversations`, which no call deletes, or `task 12 (not deleted)`. */
export function leftovers(exchanges: readonly Exchange[]): string[] {
  return MADE.flatMap((made) => {
    const [noun, , , remove] = made;
    const ids = remaining(exchanges, made);
    if (remove) return ids.map((id) => `${noun} ${id} (not deleted)`);
    return ids.length === 0 ? [] : [`${ids.length} ${noun}${ids.length === 1 ? '' : 's'}`];
  });
}

/** The ids of the created rows that no call has deleted. */
function remaining(exchanges: readonly Exchange[], [, by, path, remove]: Made): number[] {
  const succeeded = exchanges.filter(isSuccess);
  const answersOf = (call?: string) => succeeded.filter(({ endpoint }) => endpoint.name === call);
  const deleted = answersOf(remove).map(({ line }) => Number(line.split('/').at(-1)));
  const created = answersOf(by)
    .map(({ body }) => at(body, path))
    .filter((id) => typeof id === 'number');
  return [...new Set(created)].filter((id) => !deleted.includes(id));
}
