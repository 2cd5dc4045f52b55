import type { EndpointName } from '#src/contract/registry.ts';
import { isSuccess } from '#mocks/recording/exchange.ts';
import type { Exchange } from './client.ts';
import type { Context } from './context.ts';
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
  for (const as of ['client', 'worker'] as const) {
    for (const { id, remove } of remaining(context.exchanges)) {
      // An account that can't sign in deletes nothing, and the leftovers say so.
      if (remove) await context.send(remove, { as, id }).catch(() => undefined);
    }
  }
}

/** What a run leaves on the server: `task 12 (not deleted)`, or `5 conversations`, which no call deletes. */
export function leftovers(exchanges: readonly Exchange[]): string[] {
  const rows = remaining(exchanges);
  const undeletable = rows.filter(({ remove }) => !remove);
  return [
    ...rows.filter(({ remove }) => remove).map(({ noun, id }) => `${noun} ${id} (not deleted)`),
    ...[...Map.groupBy(undeletable, ({ noun }) => noun)].map(([noun, { length }]) => {
      return `${length} ${noun}${length === 1 ? '' : 's'}`;
    }),
  ];
}

/** The created rows that no call has deleted. */
function remaining(exchanges: readonly Exchange[]) {
  const succeeded = exchanges.filter(isSuccess);
  const answersOf = (call?: string) => succeeded.filter(({ endpoint }) => endpoint.name === call);
  return MADE.flatMap(([noun, by, path, remove]) => {
    const deleted = answersOf(remove).map(({ line }) => Number(line.split('/').at(-1)));
    const made = new Set(answersOf(by).map(({ body }) => Number(at(body, path))));
    const ids = [...made].filter((id) => id > 0 && !deleted.includes(id));
    return ids.map((id) => ({ noun, id, remove }));
  });
}
