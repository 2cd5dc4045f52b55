import type { OfferRole } from '#src/domain/offer-process.ts';
import type { User } from '#src/domain/user.ts';
import { isRecord } from '#src/contract/is-record.ts';
import { RECORDED_TOKEN } from '../server/replay.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';

/** Who takes the viewer's place. */
export type Seat = Pick<User, 'id' | 'first_name' | 'last_name' | 'email'>;

type Fields = Readonly<Record<string, unknown>>;

/** The fields with a token, a password or a code. */
export const SECRET = /token|secret|passw|otp|signature|(?:^|_)(?:key|code)$/i;
/** The fields whose objects are people, although they may only have a `name`. */
const PERSON =
  /^(?:client|worker|sender|user|reviewer|reviewed_user|other_participant|assigned_worker|can_review_user)$/;

/** The field that counts for what is in another: that of the list or the envelope around it. */
export const fieldIn = (outer: string, key: string): string =>
  /^(?:data|\d+)$/.test(key) ? outer : key;

/** A value and every part in it, each with the field that counts for it. */
function* partsOf(value: unknown, field = ''): Generator<readonly [field: string, part: unknown]> {
  yield [field, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* partsOf(part, fieldIn(field, key));
}

/** Whether an object is a person. @param field holds it */
export function isPerson(value: Fields, field: string): boolean {
  const texts = [value['email'], value['first_name'], value['user_name']];
  // A server may send one text for each wrong field.
  const isNamed = field !== 'errors' && texts.some((each) => typeof each === 'string');
  return PERSON.test(field) || isNamed;
}

/** The calls that one side makes, or whose answers are about the viewer on that side. */
const CALLS = {
  client: /^(?:offers\.cancel|tasks\.(?:mine|create|update|cancel|delete)|dashboards\.client)$/,
  worker:
    /^(?:offers\.(?:upcoming|accept|decline|start|complete)|tasks\.(?:assigned|book)|dashboards\.worker|messages\.start)$/,
};
/** More than any number of offers with the same two people. */
const SURE = 10_000;

/**
 * Finds out whose session it is: who has signed in, or is on the side that a call is about, or in all offers and
 * conversations. Of two people, it is the one on the side that has acted, even without success.
 *
 * @param as the side to look for where the calls don't tell
 * @returns `isUnclear`: whether it may be one of several people; `side`: the one that the viewer acts on, or is on more often
 */
export function viewerOf(exchanges: readonly Exchange[], as?: OfferRole) {
  const people = new Map<number, Record<OfferRole | 'weight', number>>();
  const acted = { client: 0, worker: 0 };

  function weigh(person: unknown, weight: number, side?: OfferRole): void {
    if (!isRecord(person)) return;
    const id = Number(person['id']);
    const counts = people.get(id) ?? { weight: 0, client: 0, worker: 0 };
    counts.weight += weight;
    if (side) counts[side] += 1;
    people.set(id, counts);
  }

  for (const exchange of exchanges) {
    const { method, status = 0, body, answer } = exchange;
    const name: string = callOf(exchange)?.endpoint.name ?? '';
    const side = sideOfCall(name, body);
    // The server refuses the other side.
    if (side && method !== 'GET' && status !== 401 && status !== 403) acted[side] += 1;
    if (!isSuccess(exchange) || !(side || /^(?:auth|offers|messages)\./.test(name))) continue;
    for (const [field, part] of partsOf(answer)) {
      if (field === 'user') weigh(part, SURE);
      else if (side && field.endsWith(side)) weigh(part, SURE, side);
      else if (!side && isRecord(part) && part['client'] && part['worker']) {
        weigh(part['client'], 1, 'client');
        weigh(part['worker'], 1, 'worker');
        weigh(part['other_participant'], -1);
      }
    }
  }

  const actor = acted.client === acted.worker ? as : sideOf(acted);
  const firsts = mostBy([...people], ([, { weight }]) => weight);
  const [first, other] = actor ? mostBy(firsts, ([, counts]) => counts[actor]) : firsts;
  const isUnclear = other !== undefined && as === undefined;
  return {
    id: isUnclear ? undefined : first?.[0],
    side: actor ?? (first && sideOf(first[1])),
    isUnclear,
  };
}

function sideOfCall(name: string, body: unknown): OfferRole | undefined {
  const isOffer = isRecord(body) && body['message_type'] === 'offer';
  if (name === 'messages.send' && isOffer) return 'client';
  return (['client', 'worker'] as const).find((side) => CALLS[side].test(name));
}

const sideOf = (counts: Readonly<Record<OfferRole, number>>): OfferRole =>
  counts.worker > counts.client ? 'worker' : 'client';

/** The items with the highest score. */
function mostBy<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] {
  const most = Math.max(...items.map(scoreOf));
  return items.filter((item) => scoreOf(item) === most);
}

/** What takes the place of each secret, each word of a name and the viewer's email address. The keys are in lowercase. */
export function aliasesOf(
  exchanges: readonly Exchange[],
  viewerId: number | undefined,
  seat: Seat,
): Map<string, string> {
  const found = new Map<string, string>();
  let others = 0;

  function add(text: string, given: string): void {
    if (text.length > 1 && !found.has(text)) found.set(text, given);
  }

  /** @param own what the viewer gets; others get a name like `Person7` */
  function addName(name: string, own: string | undefined): void {
    if (name === '') return;
    const given = own ?? found.get(name) ?? `Person${(others += 1)}`;
    for (const word of [name, ...name.split(/[^\p{L}\p{N}]+/u)]) add(word, given);
  }

  function addPerson(person: Fields, as?: Seat): void {
    const [first = '', ...rest] = textOf(person['name'] ?? person['user_name']).split(' ');
    addName(textOf(person['first_name']) || first, as?.first_name);
    addName(textOf(person['last_name']) || rest.join(' '), as?.last_name);
    const email = textOf(person['email']);
    const [mailbox = ''] = email.split('@');
    if (as) add(email, as.email);
    add(mailbox, as?.email.split('@')[0] ?? 'person');
  }

  const people: Fields[] = [];
  for (const [field, part] of partsOf(exchanges)) {
    if (typeof part === 'string' && part.length > 3 && SECRET.test(field)) {
      found.set(part.toLowerCase(), RECORDED_TOKEN);
    }
    if (isRecord(part) && isPerson(part, field)) people.push(part);
  }
  // What the viewer shares with others is the viewer's.
  for (const person of people.filter(({ id }) => Number(id) === viewerId)) addPerson(person, seat);
  for (const person of people) addPerson(person);
  return found;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toLowerCase() : '';
