import { Problem } from '../db/problem.ts';
import type { World } from '../db/world.ts';
import { isRecord } from '../faults/merge-patch.ts';
import { contextOf, type ReadRequest, type RouteMatch } from './call-context.ts';

/** What a handler answers. */
export interface Rehearsal {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter?: number | undefined;
}

/** An id that no row has. */
const MISSING = 2 ** 31 - 1;
/** How many other rows and users are tried. */
const OTHERS = 100;

/**
 * Finds what a handler answers with a status, by running it on a copy of a world: first with the request
 * as it is, then in the ways that a server refuses. So the messages are those of the handler itself.
 *
 * @param copy is changed
 * @param status by default, that of the request as it is
 * @returns undefined when the handler has no such answer
 */
export async function rehearse(
  copy: World,
  match: RouteMatch,
  read: ReadRequest,
  status?: number,
): Promise<Rehearsal | undefined> {
  const [id = ''] = idsOf(match.params, read);
  for (const [params, attempt] of attempts(copy, match.params, read)) {
    const answer = await answerOf(copy, { ...match, params }, attempt);
    if (status !== undefined && answer?.status !== status) continue;
    if (!answer) break;
    // The message names the id that was asked for.
    const text = JSON.stringify(answer.body).replaceAll(String(MISSING), id);
    return { ...answer, body: JSON.parse(text) as unknown };
  }
  return undefined;
}

/** The ids in the path and in the body. */
function idsOf(params: RouteMatch['params'], { body }: ReadRequest): string[] {
  const fields = isRecord(body) ? Object.entries(body) : [];
  const named = fields.filter(([name]) => name.endsWith('_id')).map(([, value]) => String(value));
  return [...Object.values(params), ...named];
}

type Attempt = readonly [params: RouteMatch['params'], read: ReadRequest];

function* attempts(
  copy: World,
  params: RouteMatch['params'],
  read: ReadRequest,
): Generator<Attempt> {
  const body = (change: (value: unknown, name: string) => unknown): ReadRequest =>
    isRecord(read.body) ? { ...read, body: mapped(read.body, change) } : read;
  const withText = (change: (text: string) => string) =>
    body((value, name) =>
      typeof value === 'string' && !name.endsWith('_type') ? change(value) : value,
    );
  const withId = (id: number): Attempt => [
    mapped(params, () => String(id)),
    body((value, name) => (name.endsWith('_id') ? id : value)),
  ];
  yield [params, read];
  // Again: it has been done, or it is too early.
  yield [params, read];
  yield [params, { ...read, token: undefined }];
  yield [params, withText(() => '')];
  yield [params, withText((text) => `${text}x`)];
  if (idsOf(params, read).length === 0) return;
  yield withId(MISSING);
  // Of other people, or in another status.
  for (let other = 1; other <= OTHERS; other += 1) yield withId(other);
  for (const user of copy.users.all().slice(0, OTHERS)) {
    yield [params, { ...read, token: copy.issueToken(user.id) }];
  }
}

async function answerOf(
  world: World,
  match: RouteMatch,
  read: ReadRequest,
): Promise<Rehearsal | undefined> {
  const { endpoint, resolve } = match.route;
  try {
    const answer: unknown = await resolve(contextOf(world, match, read) as never);
    return { status: 200, body: endpoint.answer.parse(answer) };
  } catch (error) {
    return error instanceof Problem ? error : undefined;
  }
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value, name)]),
  );
}
