import { fullName } from '#src/domain/user.ts';
import { isRecord } from '../faults/merge-patch.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';
import { valueAt } from './schema-differences.ts';

/** What a recording says about one person. */
export interface RecordedPerson {
  /** Undefined when no answer has it. */
  id: number | undefined;
  /** Their full names, in every form. */
  readonly names: Set<string>;
  readonly emails: Set<string>;
  readonly phones: Set<string>;
}

/** The fields whose objects are people, although they only have a `name`. */
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

/** The full name in an object that is a person; undefined for any other. @param field the field that holds it */
export function personName(value: unknown, field: string): string | undefined {
  if (!isRecord(value)) return undefined;
  const { first_name, last_name, name, user_name } = value;
  if (typeof first_name === 'string' && typeof last_name === 'string') {
    return fullName({ first_name, last_name });
  }
  if (PERSON_FIELDS.has(field) && typeof name === 'string') return name.trim();
  // Rating stats name their user.
  return typeof user_name === 'string' ? user_name.trim() : undefined;
}

/** Calls a function for each part of a value, with the field that holds it. */
export function forEachPart(
  value: unknown,
  visit: (part: unknown, field: string) => void,
  field = '',
): void {
  visit(value, field);
  if (Array.isArray(value)) for (const item of value) forEachPart(item, visit, field);
  if (!isRecord(value)) return;
  for (const [key, part] of Object.entries(value)) forEachPart(part, visit, key);
}

/** Returns every person in the bodies and answers of a recording, each once. */
export function recordedPeople(exchanges: readonly Exchange[]): RecordedPerson[] {
  const found: RecordedPerson[] = [];
  forEachPart(exchanges, (part, field) => {
    const name = personName(part, field);
    if (name === undefined || !isRecord(part)) return;
    const id = typeof part['id'] === 'number' ? part['id'] : undefined;
    const known =
      found.find((each) => id !== undefined && each.id === id) ??
      found.find((each) => (!id || !each.id) && each.names.has(name));
    const person = known ?? { id, names: new Set(), emails: new Set(), phones: new Set() };
    if (!known) found.push(person);
    person.id ??= id;
    person.names.add(name);
    if (typeof part['email'] === 'string') person.emails.add(part['email'].toLowerCase());
    if (typeof part['phone'] === 'string') person.phones.add(part['phone']);
  });
  return found;
}

/** The person that is a seeded user of the mock world, as in a session with the mock server. */
export function seededAs({ id, names }: RecordedPerson): Viewer | undefined {
  return (Object.keys(people) as Viewer[]).find(
    (viewer) => people[viewer].id === id && names.has(fullName(people[viewer])),
  );
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

/**
 * The id of the user whose session it is: from the recorder, or who is most often in the viewer's own
 * answers.
 *
 * @returns undefined for a signed-out session, and when no answer tells
 */
export function viewerOf(
  exchanges: readonly Exchange[],
  found: readonly RecordedPerson[],
): number | undefined {
  const logged = exchanges.find(({ viewer }) => viewer !== undefined)?.viewer;
  if (logged !== undefined) return logged;
  const ids: number[] = [];
  for (const exchange of exchanges.filter(isSuccess)) {
    const name: string = callOf(exchange)?.endpoint.name ?? '';
    const fields = OWN_FIELDS[name] ?? [];
    if (name === 'reviews.user-stats' && exchange.query['user_id'] === undefined) {
      const own = String(valueAt(exchange.answer, ['data', 'user_name']));
      ids.push(...found.filter(({ names }) => names.has(own)).flatMap(({ id }) => id ?? []));
    }
    forEachPart(exchange.answer, (part) => {
      const other = valueAt(part, ['other_participant', 'id']);
      const found = fields.map((field) => valueAt(part, [field, 'id']));
      ids.push(...found.filter((id) => typeof id === 'number').filter((id) => id !== other));
    });
  }
  const counted = [...Map.groupBy(ids, (id) => id)];
  return counted.sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
