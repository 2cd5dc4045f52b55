import { register } from '#src/contract/auth.ts';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { sendMessage, startConversation } from '#src/contract/messages.ts';
import { createReview, deleteReview } from '#src/contract/reviews.ts';
import { createTask, deleteTask } from '#src/contract/tasks.ts';
import type { Context } from './check.ts';
import type { Exchange } from './client.ts';
import { isSuccess } from './differences.ts';
import { at } from './values.ts';

/** Rows that a run creates. */
interface Made {
  readonly noun: string;
  readonly by: AnyEndpoint;
  /** The path of the row's id in the answer. */
  readonly id: string;
  /** The call that deletes one, if the contract has it. */
  readonly remove?: AnyEndpoint;
}

const MADE: readonly Made[] = [
  { noun: 'task', by: createTask, id: 'task.id', remove: deleteTask },
  { noun: 'review', by: createReview, id: 'data.id', remove: deleteReview },
  { noun: 'account', by: register, id: 'data.user.id' },
  { noun: 'conversation', by: startConversation, id: 'conversation.id' },
  { noun: 'message', by: sendMessage, id: 'message.id' },
  { noun: 'offer', by: sendMessage, id: 'message.offer.id' },
];

/** Deletes what the checks have created and not deleted, which happens when some of them fail. */
export async function cleanUp(context: Context, exchanges: readonly Exchange[]): Promise<void> {
  for (const made of MADE) {
    const { remove } = made;
    if (!remove) continue;
    for (const as of ['client', 'worker'] as const) {
      for (const id of remaining(exchanges, made)) {
        // An account that can't sign in deletes nothing, and the leftovers say so.
        await context.send(remove, { as, params: { id } }).catch(() => undefined);
      }
    }
  }
}

/** What a run leaves on the server: `5 conversations`, which no call deletes, or `task 12 (not deleted)`. */
export function leftovers(exchanges: readonly Exchange[]): string[] {
  return MADE.flatMap((made) => {
    const ids = remaining(exchanges, made);
    if (made.remove) return ids.map((id) => `${made.noun} ${id} (not deleted)`);
    return ids.length === 0 ? [] : [`${ids.length} ${made.noun}${ids.length === 1 ? '' : 's'}`];
  });
}

/** The ids of the created rows that no call has deleted. */
function remaining(exchanges: readonly Exchange[], { by, id, remove }: Made): number[] {
  const succeeded = exchanges.filter(isSuccess);
  const created = succeeded
    .filter(({ endpoint }) => endpoint === by)
    .map(({ body }) => at(body, id))
    .filter((value) => typeof value === 'number');
  const deleted = succeeded
    .filter(({ endpoint }) => endpoint === remove)
    .map(({ line }) => Number(line.split('/').at(-1)));
  return [...new Set(created)].filter((each) => !deleted.includes(each));
}
