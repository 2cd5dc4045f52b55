import { OFFER_PROCESS } from '#src/domain/offer-process.ts';
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

/** How much a field says that its person is the viewer, in the calls that are about the viewer. */
const WEIGHTS: Readonly<Record<string, number>> = {
  user: 1_000,
  client: 1,
  worker: 1,
  assigned_worker: 1,
  other_participant: -1,
};
const OWN_CALLS = /^(?:auth|offers|messages|dashboards)\.|^tasks\.(?:mine|assigned)$/;
/** The calls that only one side of an offer makes. */
const ACTORS = new Map<string, string>(
  Object.entries(OFFER_PROCESS).map(([name, { actor }]) => [`offers.${name}`, actor]),
);

/** The id of the user whose session it is: who has signed in or acted, or who is most often in their own calls. */
export function viewerOf(exchanges: readonly Exchange[]): number | undefined {
  const weights = new Map<number, number>();
  for (const exchange of exchanges.filter(isSuccess)) {
    const name: string = callOf(exchange)?.endpoint.name ?? '';
    if (!OWN_CALLS.test(name)) continue;
    for (const [field, part] of partsOf(exchange.answer)) {
      const weight = field === ACTORS.get(name) ? 1_000 : WEIGHTS[field];
      if (weight === undefined || !isRecord(part)) continue;
      const id = Number(part['id']);
      weights.set(id, (weights.get(id) ?? 0) + weight);
    }
  }
  return [...weights].sort(([, one], [, other]) => other - one)[0]?.[0];
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
