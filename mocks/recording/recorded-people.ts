import { fullName } from '#src/domain/user.ts';
import { isRecord } from '../faults/merge-patch.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';

/** What a recording says about one person. */
export interface RecordedPerson {
  /** Undefined when no answer has it. */
  id: number | undefined;
  first_name: string;
  last_name: string;
  /** Their names as one text, which can differ from first and last name. */
  readonly names: Set<string>;
  readonly emails: Set<string>;
  readonly phones: Set<string>;
}

/** The fields of answers whose objects are people, although they only have a `name`. */
const PERSON_FIELDS = new Set([
  'client',
  'worker',
  'sender',
  'user',
  'reviewer',
  'reviewed_user',
  'other_participant',
  'assigned_worker',
  'can_review_user',
]);

/** Whether an object of an answer is a person. @param field the field that holds it */
export function isPerson(
  value: unknown,
  field: string,
): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return false;
  if (typeof value['first_name'] === 'string' && typeof value['last_name'] === 'string')
    return true;
  return PERSON_FIELDS.has(field) && typeof value['name'] === 'string';
}

/** Returns every person in the bodies and answers of a recording, each once. */
export function recordedPeople(exchanges: readonly Exchange[]): RecordedPerson[] {
  const found: RecordedPerson[] = [];

  function note(given: Readonly<Record<string, unknown>>): void {
    const id = typeof given['id'] === 'number' ? given['id'] : undefined;
    const name = nameIn(given);
    const email = textIn(given, 'email')?.toLowerCase();
    const person =
      found.find((other) => id !== undefined && other.id === id) ??
      found.find(
        (other) =>
          (id === undefined || other.id === undefined) &&
          ((email !== undefined && other.emails.has(email)) ||
            ((email === undefined || other.emails.size === 0) && other.names.has(name))),
      );
    const [first = '', ...rest] = name.split(/\s+/);
    const kept = person ?? {
      id,
      first_name: textIn(given, 'first_name') ?? first,
      last_name: textIn(given, 'last_name') ?? rest.join(' '),
      names: new Set<string>(),
      emails: new Set<string>(),
      phones: new Set<string>(),
    };
    if (!person) found.push(kept);
    kept.id ??= id;
    kept.first_name = textIn(given, 'first_name') ?? kept.first_name;
    kept.last_name = textIn(given, 'last_name') ?? kept.last_name;
    kept.names.add(name);
    if (email) kept.emails.add(email);
    const phone = textIn(given, 'phone');
    if (phone) kept.phones.add(phone);
  }

  function walk(value: unknown, field: string): void {
    if (Array.isArray(value)) for (const item of value) walk(item, field);
    if (!isRecord(value)) return;
    if (isPerson(value, field)) note(value);
    for (const [key, part] of Object.entries(value)) walk(part, key);
  }

  for (const exchange of exchanges) {
    walk(exchange.answer, '');
    walk(exchange.body, '');
    for (const person of namedByStats(exchange)) note(person);
  }
  return found;
}

/** Rating stats name their user, whose id is in the address. */
function namedByStats(exchange: Exchange): Readonly<Record<string, unknown>>[] {
  const names: string[] = [];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) collect(item);
    if (!isRecord(value)) return;
    const name = textIn(value, 'user_name');
    if (name) names.push(name);
    for (const part of Object.values(value)) collect(part);
  };
  collect(exchange.answer);
  const id = userInAddress(exchange);
  return names.map((name) => ({ name, ...(id !== undefined && { id }) }));
}

/** The user whom the address of a call is about. */
export function userInAddress(exchange: Exchange): number | undefined {
  const match = callOf(exchange);
  if (match && USERS_IN_PATH.has(match.endpoint.name)) return Number(match.params['id']);
  const { user_id } = exchange.query;
  return user_id === undefined ? undefined : Number(user_id);
}

/** The calls whose path has the id of a user. */
const USERS_IN_PATH = new Set<string>(['reviews.public-stats', 'reviews.profile']);

/** Whether the id in the path of an exchange is that of a user. */
export function hasUserInPath(exchange: Exchange): boolean {
  return USERS_IN_PATH.has(callOf(exchange)?.endpoint.name ?? '');
}

/** The full name of a person in an answer; empty when there is none. */
export function nameIn(given: Readonly<Record<string, unknown>>): string {
  const first_name = textIn(given, 'first_name');
  const last_name = textIn(given, 'last_name');
  if (first_name === undefined || last_name === undefined) return textIn(given, 'name') ?? '';
  return fullName({ first_name, last_name });
}

function textIn(given: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = given[key];
  return typeof value === 'string' ? value.trim() : undefined;
}

/** The person that is a seeded user of the mock world, as in a session with the mock server. */
export function seededAs({ id, names }: RecordedPerson): Viewer | undefined {
  return (Object.keys(people) as Viewer[]).find(
    (viewer) => people[viewer].id === id && names.has(fullName(people[viewer])),
  );
}

/**
 * The id of the user whose session it is: from the recorder, the sign-in, or what only the viewer's own
 * lists contain.
 *
 * @returns undefined for a signed-out session, and when no answer tells
 */
export function viewerOf(exchanges: readonly Exchange[]): number | undefined {
  const logged = exchanges.find(({ viewer }) => viewer !== undefined)?.viewer;
  if (logged !== undefined) return logged;
  const found = recordedPeople(exchanges);
  // Each clue is a set of users, one of whom is the viewer.
  const sets = exchanges.filter(isSuccess).flatMap((exchange) => {
    const cluesIn = CLUES[callOf(exchange)?.endpoint.name ?? ''];
    if (isOwnStats(exchange)) return [idsOfNamed(exchange, found)];
    return cluesIn?.(exchange.answer) ?? [];
  });
  const [first, ...rest] = sets.filter((clue) => clue.length > 0);
  let candidates = first ?? [];
  for (const clue of rest) {
    const both = candidates.filter((id) => clue.includes(id));
    if (both.length > 0) candidates = both;
  }
  return candidates[0];
}

/** The person whom the viewer's own rating stats name. */
export function namedViewer(
  exchanges: readonly Exchange[],
  found: readonly RecordedPerson[],
): RecordedPerson | undefined {
  const names = exchanges.filter(isOwnStats).flatMap((exchange) => namedByStats(exchange));
  return found.find((person) => names.some((named) => person.names.has(nameIn(named))));
}

/** Rating stats without the id of a user are the viewer's. */
function isOwnStats(exchange: Exchange): boolean {
  const isStats = callOf(exchange)?.endpoint.name === 'reviews.user-stats';
  return isStats && isSuccess(exchange) && exchange.query['user_id'] === undefined;
}

/** The users whose name is in rating stats; a seeded user may be known by name only. */
function idsOfNamed(exchange: Exchange, found: readonly RecordedPerson[]): number[] {
  const names = namedByStats(exchange).map((person) => nameIn(person));
  const seeded = Object.values(people).filter((person) => names.includes(fullName(person)));
  const known = found.filter((person) => names.some((name) => person.names.has(name)));
  return [...known.flatMap(({ id }) => id ?? []), ...seeded.map(({ id }) => id)];
}

type Item = Readonly<Record<string, unknown>>;

const signedIn = (answer: unknown) => [idsIn(answer, 'user')];
const eachItem = (idsOf: (item: Item) => number[]) => (answer: unknown) =>
  itemsIn(answer).map((item) => idsOf(item));

/** What the answers of a call say about the viewer: for each item, the users who it can be. */
const CLUES: Readonly<Record<string, (answer: unknown) => number[][]>> = {
  'auth.login': signedIn,
  'auth.register': signedIn,
  'auth.verify-email': signedIn,
  'tasks.mine': eachItem((task) => idOf(task['client'])),
  'dashboards.client': eachItem((task) => idOf(task['client'])),
  'tasks.assigned': eachItem((task) => idOf(task['assigned_worker'])),
  'dashboards.worker': eachItem((task) => idOf(task['assigned_worker'])),
  'offers.upcoming': eachItem((offer) => idOf(offer['worker'])),
  'offers.list': eachItem((offer) => [...idOf(offer['worker']), ...idOf(offer['client'])]),
  'messages.conversations': eachItem((chat) => {
    const [other] = idOf(chat['other_participant']);
    const both = [...idOf(chat['client']), ...idOf(chat['worker'])];
    return both.filter((id) => id !== other);
  }),
};

function idOf(value: unknown): number[] {
  return isRecord(value) && typeof value['id'] === 'number' ? [value['id']] : [];
}

function idsIn(value: unknown, field: string): number[] {
  if (!isRecord(value)) return [];
  return [...idOf(value[field]), ...Object.values(value).flatMap((part) => idsIn(part, field))];
}

/** The items of the first list of an answer. */
function itemsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value)) return [];
  for (const part of Object.values(value)) {
    const items = itemsIn(part);
    if (items.length > 0) return items;
  }
  return [];
}

/** Every part of a person's names that could identify them. */
export function wordsOf(person: RecordedPerson): Set<string> {
  const names = [person.first_name, person.last_name, ...person.names];
  return new Set(names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean));
}
