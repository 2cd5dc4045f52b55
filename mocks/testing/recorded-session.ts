import { isRecord } from '../faults/merge-patch.ts';
import { valueOf } from '../server/request-log.ts';
import type { Exchange } from '../recording/exchange.ts';
import { people } from '../fixtures/accounts.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { servedState } from './served-state.ts';

/** Where the answers of a session come from. */
export interface RecordedServer {
  /** Sends a call, a GET without a body, and records it. */
  send(
    path: string,
    sent?: { readonly method?: string; readonly body?: unknown },
  ): Promise<unknown>;
  readonly exchanges: readonly Exchange[];
}

/** Opens a scenario on a server whose calls are recorded, as its viewer. */
export function recordedServer(scenario: Scenario): RecordedServer {
  const { clock, token, send } = servedState(scenario);
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    async send(path, sent) {
      const method = sent?.method ?? (sent ? 'POST' : 'GET');
      const response = await settled(send(path, { method, body: sent?.body }), () =>
        clock.advance(100),
      );
      const startedAt = clock.now();
      clock.advance(20);
      const text = await response?.text();
      const answer = valueOf(text ?? '');
      exchanges.push({
        method,
        path: path.replace(/\?.*/, ''),
        query: Object.fromEntries(new URLSearchParams(path.split('?')[1])),
        ...(sent?.body === undefined ? {} : { body: sent.body }),
        status: response?.status,
        ...(answer === undefined ? {} : { answer }),
        startedAt,
        duration: 20,
        ...(token === undefined ? {} : { token }),
      });
      return answer;
    },
  };
}

/** How often the clock moves before a held call counts as never answered. */
const MAX_TURNS = 60;

/** Lets time pass until a call is answered; undefined for one that never is. */
async function settled(
  pending: Promise<Response>,
  advance: () => void,
): Promise<Response | undefined> {
  let response: Response | undefined;
  void pending.then((value) => (response = value));
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    // Reading a body takes a turn of the event loop.
    await new Response('').text();
    if (response) return response;
    advance();
  }
  return undefined;
}

const LISTS = [
  '/dashboard',
  '/dashboard/client',
  '/dashboard/worker',
  '/messages/unread-count',
  '/messages/conversations?page=1&per_page=20',
  '/offers?page=1&per_page=10&timestamp=1',
  '/offers/upcoming?page=1&per_page=15',
  '/tasks?page=1&per_page=12',
  '/tasks/my-tasks',
  '/tasks/my-assigned-tasks',
  '/reviews/pending',
  '/reviews/user-stats',
  `/reviews?user_id=${people.worker.id}&page=1&per_page=12`,
  `/reviews/user/${people.worker.id}/profile`,
] as const;

/** How many items of each list a session opens. */
const DETAILS = 3;

/** Makes every call of the lists, and opens a few of their items. */
export async function browse(server: RecordedServer): Promise<void> {
  const answers: unknown[] = [];
  for (const path of LISTS) answers.push(await server.send(path));
  for (const [key, path] of [
    ['conversations', '/messages/conversations'],
    ['offers', '/offers'],
    ['tasks', '/tasks'],
  ] as const) {
    const ids = answers.flatMap((answer) => idsIn(answer, key));
    for (const id of [...new Set(ids)].slice(0, DETAILS)) {
      const query = key === 'conversations' ? '?page=1&per_page=50' : '';
      await server.send(`${path}/${id}${query}`);
    }
  }
}

function idsIn(answer: unknown, key: string): number[] {
  const items = isRecord(answer) ? answer[key] : undefined;
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown) => (isRecord(item) ? Number(item['id']) : []));
}
