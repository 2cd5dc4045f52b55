import { OFFER_PROCESS } from '#src/domain/offer-process.ts';
import type { User } from '#src/domain/user.ts';
import { isRecord } from '#src/contract/is-record.ts';
import { firstNames, lastNames } from '../fixtures/names.ts';
import { RECORDED_TOKEN } from '../server/replay.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';

/** Who takes the viewer's place. */
export type Seat = Pick<User, 'id' | 'first_name' | 'last_name' | 'email'>;

/** The fields with a token, a password or a code. */
export const SECRET = /token|secret|passw|otp|signature|(?:^|_)(?:key|code)$/i;
/** The fields whose objects are people, although they may only have a `name`. */
const PERSON =
  /^(?:client|worker|sender|user|reviewer|reviewed_user|other_participant|assigned_worker|can_review_user)$/;

/** The field that counts for what is in another: that of the envelope around it. */
export const fieldIn = (outer: string, key: string): string =>
  key === 'data' && outer !== '' ? outer : key;

function forEachPart(
  value: unknown,
  visit: (part: unknown, field: string) => void,
  field = '',
): void {
  visit(value, field);
  if (Array.isArray(value)) for (const item of value) forEachPart(item, visit, field);
  if (!isRecord(value)) return;
  for (const [key, part] of Object.entries(value)) forEachPart(part, visit, fieldIn(field, key));
}

/** Whether an object is a person. @param field holds it */
export function isPerson(value: Readonly<Record<string, unknown>>, field: string): boolean {
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
    forEachPart(exchange.answer, (part, field) => {
      const weight = field === ACTORS.get(name) ? 1_000 : WEIGHTS[field];
      if (weight === undefined || !isRecord(part)) return;
      const id = Number(part['id']);
      weights.set(id, (weights.get(id) ?? 0) + weight);
    });
  }
  return [...weights].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** What takes the place of each name, email address and secret of a session. The keys are in lowercase. */
export function replacementsOf(
  exchanges: readonly Exchange[],
  viewerId: number | undefined,
  seat: Seat,
): Map<string, string> {
  const found = new Map<string, string>();
  /** The words of names, each with the names to choose from once all words are known. */
  const words = new Map<string, readonly string[]>();
  let emails = 0;

  function addName(name: string, names: readonly string[], own: string | false): void {
    const parts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    for (const word of parts.filter((part) => part.length > 1)) {
      if (own) found.set(word, own);
      else if (!words.has(word)) words.set(word, names);
    }
    if (own && name !== '') found.set(name.toLowerCase(), own);
  }

  forEachPart(exchanges, (part, field) => {
    if (typeof part === 'string' && part.length > 3 && SECRET.test(field)) {
      found.set(part.toLowerCase(), RECORDED_TOKEN);
    }
    if (!isRecord(part) || !isPerson(part, field)) return;
    const isViewer = viewerId !== undefined && Number(part['id']) === viewerId;
    const { name, user_name, first_name, last_name } = part;
    const [first = '', ...rest] = textOf(name ?? user_name).split(' ');
    addName(textOf(first_name ?? first), firstNames, isViewer && seat.first_name);
    addName(textOf(last_name ?? rest.join(' ')), lastNames, isViewer && seat.last_name);
    const email = textOf(part['email']).toLowerCase();
    if (email === '' || (found.has(email) && !isViewer)) return;
    const address = isViewer ? seat.email : `person-${(emails += 1)}@nearhand.example`;
    const [mailbox = ''] = email.split('@');
    found.set(email, address);
    if (mailbox.length > 2) found.set(mailbox, address.split('@')[0] ?? '');
  });
  const free = new Map<readonly string[], string[]>();
  for (const names of [firstNames, lastNames]) free.set(names, namesWithout(names, words));
  for (const [word, names] of words) {
    if (!found.has(word)) found.set(word, free.get(names)?.shift() ?? `Person${found.size}`);
  }
  return found;
}

/** The names that have no word of a recorded one in them. A short word is part of many names. */
function namesWithout(names: readonly string[], words: ReadonlyMap<string, unknown>): string[] {
  const isIn = (name: string) => (word: string) =>
    word.length > 3 ? name.includes(word) : name === word;
  return names.filter((name) => ![...words.keys()].some(isIn(name.toLowerCase())));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
