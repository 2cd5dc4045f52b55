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

  function walk(value: unknown, field: string, exchange: Exchange): void {
    if (Array.isArray(value)) for (const item of value) walk(item, field, exchange);
    if (!isRecord(value)) return;
    if (isPerson(value, field)) note(value);
    // Rating stats name their user, whose id is in the address.
    const name = textIn(value, 'user_name');
    if (name) note({ name, id: userInAddress(exchange) });
    for (const [key, part] of Object.entries(value)) walk(part, key, exchange);
  }

  for (const exchange of exchanges) {
    walk(exchange.answer, '', exchange);
    walk(exchange.body, '', exchange);
  }
  return found;
}

function userInAddress(exchange: Exchange): number | undefined {
  if (hasUserInPath(exchange)) return Number(callOf(exchange)?.params['id']);
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
export function viewerOf(
  exchanges: readonly Exchange[],
  found: readonly RecordedPerson[],
): number | undefined {
  const logged = exchanges.find(({ viewer }) => viewer !== undefined)?.viewer;
  if (logged !== undefined) return logged;
  // Each clue is a set of users, one of whom is the viewer.
  const clues = exchanges.filter(isSuccess).flatMap((exchange) => {
    const { answer, query } = exchange;
    const name: string = callOf(exchange)?.endpoint.name ?? '';
    const isOwnStats = name === 'reviews.user-stats' && query['user_id'] === undefined;
    return isOwnStats ? [idsOfNamed(answer, found)] : cluesIn(answer, OWN_FIELDS[name] ?? []);
  });
  const [first = [], ...rest] = clues.filter((clue) => clue.length > 0);
  let candidates = first;
  for (const clue of rest) {
    const both = candidates.filter((id) => clue.includes(id));
    if (both.length > 0) candidates = both;
  }
  return candidates[0];
}

/** The fields that hold the viewer, in the answers of calls that are only about the viewer. */
const OWN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'auth.login': ['user'],
  'auth.register': ['user'],
  'auth.verify-email': ['user'],
  'tasks.mine': ['client'],
  'dashboards.client': ['client'],
  'tasks.assigned': ['assigned_worker'],
  'dashboards.worker': ['assigned_worker'],
  'offers.upcoming': ['worker'],
  'offers.list': ['worker', 'client'],
  'messages.conversations': ['worker', 'client'],
};

function cluesIn(value: unknown, fields: readonly string[]): number[][] {
  if (Array.isArray(value)) return value.flatMap((item) => cluesIn(item, fields));
  if (!isRecord(value)) return [];
  const [other] = idOf(value['other_participant']);
  const ids = fields.flatMap((field) => idOf(value[field])).filter((id) => id !== other);
  return [ids, ...Object.values(value).flatMap((part) => cluesIn(part, fields))];
}

/** The users whose name is in rating stats; a seeded user may be known by name only. */
function idsOfNamed(stats: unknown, found: readonly RecordedPerson[]): number[] {
  const data = isRecord(stats) ? stats['data'] : undefined;
  const name = (isRecord(data) && textIn(data, 'user_name')) || '';
  const known = found.filter((person) => person.names.has(name)).flatMap(({ id }) => id ?? []);
  const seeded = Object.values(people).filter((person) => fullName(person) === name);
  return [...known, ...seeded.map(({ id }) => id)];
}

function idOf(value: unknown): number[] {
  return isRecord(value) && typeof value['id'] === 'number' ? [value['id']] : [];
}

/** Every part of a person's names that could identify them. */
export function wordsOf(person: RecordedPerson): Set<string> {
  const names = [person.first_name, person.last_name, ...person.names];
  return new Set(names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean));
}
