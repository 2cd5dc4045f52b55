import { getTask } from '#src/contract/tasks.ts';
import type { Api } from '#src/lib/calls/api.ts';
import { callQuery } from '#src/lib/calls/query.ts';

/** Each fetch counts a view, except for its client (product.md §7). */
export function taskQuery(api: Api, id: number) {
  return callQuery(api, getTask, { params: { id } });
}
