import { fullName, type User } from '#src/domain/user.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { MOCK_CODE } from '../db/codes.ts';
import { isRecord } from '../faults/merge-patch.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';
import { userFixture } from '../fixtures/users.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';
import {
  forEachPart,
  personName,
  recordedPeople,
  seededAs,
  viewerOf,
  type RecordedPerson,
} from './recorded-people.ts';

/** A recording without personal data. */
export interface ScrubbedSession {
  /** Its tokens are all {@link SCRUBBED_TOKEN}. */
  readonly exchanges: readonly Exchange[];
  readonly page: string | undefined;
  /** The seeded user who takes the viewer's place; undefined for a signed-out session. */
  readonly viewer: Viewer | undefined;
  /** How many of each were replaced. */
  readonly counts: ScrubCounts;
}

/** How many different values were replaced. */
export interface ScrubCounts {
  readonly people: number;
  readonly emails: number;
  readonly phones: number;
  readonly tokens: number;
  readonly passwords: number;
}

/** What takes the place of every token. */
const SCRUBBED_TOKEN = 'recorded-token';
/** What takes the place of a password that the server refused. */
const WRONG_PASSWORD = 'not-the-password';
/** Above the ids of the seeded users. */
const FIRST_MADE_UP_ID = 1_000;
/** Fields beyond the contract can be anything; the values of these are private for sure. */
const PRIVATE_FIELD = /token|secret|passw|ssn|iban|birth|address|card|avatar|photo/i;
const USER_ID = /^(?:user_id|reviewer_id)$/;
/** The calls whose path has the id of a user. */
const USERS_IN_PATH = new Set<string | undefined>(['reviews.public-stats', 'reviews.profile']);

/**
 * Replaces tokens, passwords, one-time codes, and people: the same person becomes the same fixture
 * everywhere, in fields and in free text. The viewer becomes a seeded account, so that a scenario can
 * sign them in, and changes ids with it. Fields that the contract doesn't have are removed.
 *
 * Free text can hold what no field names, such as a street: read the result before it leaves your
 * machine.
 */
export function scrub(session: {
  readonly exchanges: readonly Exchange[];
  readonly page?: string | undefined;
}): ScrubbedSession {
  const { exchanges, page } = session;
  const found = recordedPeople(exchanges);
  const viewerId = viewerOf(exchanges, found);
  const viewer = exchanges.some(hasSession) ? seatOf(exchanges, found, viewerId) : undefined;
  const seatId = viewer && people[viewer].id;
  const newId = (id: number): number => {
    if (viewerId === undefined || seatId === undefined) return id;
    return id === viewerId ? seatId : id === seatId ? viewerId : id;
  };
  const newIdIn = (text: string) => String(newId(Number(text)));
  const identities = identitiesOf(found, viewerId, viewer);
  const secrets = secretsOf(exchanges);
  const replaceIn = replacer(identities, secrets);
  const byId = new Map([...identities].map(([{ id }, identity]) => [id, identity]));

  /** Cleans a part of a body or an answer, after what it contains. */
  function clean(field: string, value: unknown, isAccepted: boolean): unknown {
    if (typeof value === 'number') return USER_ID.test(field) ? newId(value) : value;
    if (typeof value === 'string') {
      if (field.startsWith('password')) return isAccepted ? MOCK_PASSWORD : WRONG_PASSWORD;
      if (field === 'otp') return isAccepted ? MOCK_CODE : '000000';
      if (field === 'token') return SCRUBBED_TOKEN;
      if (PRIVATE_FIELD.test(field)) return 'removed';
      return isStructural(value, field) ? value : replaceIn(value);
    }
    if (!isRecord(value) || personName(value, field) === undefined) return value;
    const { id } = value;
    const identity = typeof id === 'number' ? byId.get(id) : undefined;
    return identity ? { ...value, ...fieldsFor(value, identity), id: newId(Number(id)) } : value;
  }

  function cleanQuery(query: Exchange['query']): Record<string, string> {
    const entries = Object.entries(query).map(([key, value]): [string, string] => [
      key,
      USER_ID.test(key) ? newIdIn(value) : replaceIn(value),
    ]);
    return Object.fromEntries(entries);
  }

  function cleanPage(address: string): string {
    const [path = '', query] = address.split('?');
    const cleanPath = path.replace(/(?<=^\/user\/)\d+/, newIdIn);
    if (query === undefined) return cleanPath;
    const search = new URLSearchParams(cleanQuery(Object.fromEntries(new URLSearchParams(query))));
    return `${cleanPath}?${search.toString()}`;
  }

  const cleaned = exchanges.map((exchange): Exchange => {
    const { token: _, viewer: __, body, answer, ...rest } = exchange;
    const isAccepted = isSuccess(exchange);
    const cleanAll = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (key, part: unknown) => clean(key, part, isAccepted));
    const hasUserInPath = USERS_IN_PATH.has(callOf(exchange)?.endpoint.name);
    return {
      ...rest,
      path: hasUserInPath ? exchange.path.replace(/\d+/, newIdIn) : exchange.path,
      query: cleanQuery(exchange.query),
      ...(body !== undefined && { body: cleanAll(body) }),
      ...(answer !== undefined && { answer: cleanAll(withoutAdded(exchange)) }),
      ...(hasSession(exchange) && { token: SCRUBBED_TOKEN }),
    };
  });
  return {
    exchanges: cleaned,
    page: page && cleanPage(page),
    viewer,
    counts: {
      people: found.filter((person) => !seededAs(person)).length,
      emails: new Set(found.flatMap(({ emails }) => [...emails])).size,
      phones: new Set(found.flatMap(({ phones }) => [...phones])).size,
      tokens: secrets.tokens.size,
      passwords: secrets.passwords.size,
    },
  };
}

/** Whether a call was made by a signed-in user. Browsers leave the tokens out of a file that is meant to be shared. */
function hasSession(exchange: Exchange): boolean {
  const { token, viewer } = exchange;
  if (token !== undefined || viewer !== undefined) return true;
  return isSuccess(exchange) && callOf(exchange)?.endpoint.access === 'user';
}

/** The seeded account that takes the viewer's place: their own, or by the side on which they are more often. */
function seatOf(
  exchanges: readonly Exchange[],
  found: readonly RecordedPerson[],
  viewerId: number | undefined,
): Viewer {
  const person = found.find(({ id }) => id !== undefined && id === viewerId);
  const own = person && seededAs(person);
  if (own) return own;
  const counts = { client: 0, worker: 0 };
  forEachPart(exchanges, (part, field) => {
    if (field !== 'client' && field !== 'worker') return;
    if (isRecord(part) && part['id'] === viewerId) counts[field] += 1;
  });
  return counts.worker > counts.client ? 'worker' : 'client';
}

/** Who takes a person's place. */
type Identity = Pick<User, 'first_name' | 'last_name' | 'email'> &
  Readonly<Partial<Pick<User, 'phone' | 'city'>>>;

/** Chooses who takes each person's place: never a name that a recorded person has. */
function identitiesOf(
  found: readonly RecordedPerson[],
  viewerId: number | undefined,
  viewer: Viewer | undefined,
): Map<RecordedPerson, Identity> {
  const taken = found.flatMap(({ names }) =>
    [...names].flatMap((name) => wordsIn(name.toLowerCase())),
  );
  const isTaken = (identity: Identity): boolean => {
    const name = fullName(identity).toLowerCase();
    // A short word is part of many names.
    return taken.some((word) =>
      word.length > 3 ? name.includes(word) : wordsIn(name).includes(word),
    );
  };
  const identities = new Map<RecordedPerson, Identity>();
  let lastId = FIRST_MADE_UP_ID;
  for (const person of found) {
    const isViewer = person.id !== undefined && person.id === viewerId;
    const seeded = isViewer ? viewer : seededAs(person);
    let identity: Identity | undefined = seeded && people[seeded];
    while (!identity) {
      const made = userFixture({ clock: { now: () => 0 } }, { id: (lastId += 1) });
      if (!isTaken(made)) identity = made;
    }
    taken.push(fullName(identity).toLowerCase());
    identities.set(person, identity);
  }
  return identities;
}

/** The fields of a person, for those that the recorded object has. */
function fieldsFor(value: Readonly<Record<string, unknown>>, identity: Identity): object {
  const { first_name, last_name, email, phone, city } = identity;
  const fields = { name: fullName(identity), first_name, last_name, email, phone, city };
  return Object.fromEntries(
    Object.entries(fields).filter(([key]) => typeof value[key] === 'string'),
  );
}

/** The tokens and passwords of a recording. */
function secretsOf(exchanges: readonly Exchange[]) {
  const tokens = new Set<string>();
  const passwords = new Set<string>();
  forEachPart(exchanges, (value, field) => {
    if (typeof value !== 'string' || value === '') return;
    if (field === 'token') tokens.add(value);
    if (field.startsWith('password')) passwords.add(value);
  });
  return { tokens, passwords };
}

const EMAIL = String.raw`[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const JWT = String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]*`;
const PHONE = String.raw`\+?\d[\d\s().-]{7,}\d`;

/** Returns a function that replaces everything private in a text, in one pass. */
function replacer(
  identities: ReadonlyMap<RecordedPerson, Identity>,
  { tokens, passwords }: ReturnType<typeof secretsOf>,
): (text: string) => string {
  const replacements = new Map<string, string>();
  const set = (original: string, replacement: string): void => {
    const key = original.toLowerCase();
    if (key.length > 1 && !replacements.has(key)) replacements.set(key, replacement);
  };
  for (const token of tokens) set(token, SCRUBBED_TOKEN);
  for (const [{ names, emails }, identity] of identities) {
    set(identity.email, identity.email);
    if (names.has(fullName(identity))) continue;
    for (const email of emails) {
      set(email, identity.email);
      set(email.split('@')[0] ?? '', identity.email.split('@')[0] ?? '');
    }
    for (const name of names) {
      set(name, fullName(identity));
      const [first = '', ...rest] = wordsIn(name);
      set(first, identity.first_name);
      for (const word of rest) set(word, identity.last_name);
    }
  }
  // Last, so that a person whose name is their password keeps a name.
  for (const password of passwords) if (password.length > 3) set(password, 'removed');
  const known = [...replacements.keys()]
    .sort((a, b) => b.length - a.length)
    .map((original) => {
      const pattern = original.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
      // A short name is also part of many words.
      return original.length > 3 ? pattern : `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
    });
  const pattern = new RegExp([EMAIL, JWT, ...known, PHONE].join('|'), 'giu');
  return (text) =>
    text.replaceAll(pattern, (match) => replacements.get(match.toLowerCase()) ?? strayOf(match));
}

/** What takes the place of what belongs to no known person. Dates and small numbers stay. */
function strayOf(text: string): string {
  if (text.includes('@')) return 'person@nearhand.example';
  if (/^eyJ/i.test(text)) return SCRUBBED_TOKEN;
  const isPhone = !/^\d{4}-\d{2}-\d{2}/.test(text) && text.replaceAll(/\D/g, '').length >= 9;
  return isPhone ? '+1 (555) 010-0000' : text;
}

function wordsIn(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
}

/** Dates and the words of the contract identify no one. */
function isStructural(value: string, field: string): boolean {
  if (/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(value)) return true;
  return /^(?:status|offer_status|message_type)$/.test(field) && /^[a-z_]{1,30}$/.test(value);
}

/** The answer without the fields that the contract doesn't have. */
function withoutAdded(exchange: Exchange): unknown {
  const { answer } = exchange;
  const parsed = isSuccess(exchange) ? callOf(exchange)?.endpoint.answer.safeParse(answer) : null;
  return parsed?.success ? common(answer, parsed.data) : answer;
}

/** The part of a raw answer that its parsed form has, with the raw values. */
function common(raw: unknown, read: unknown): unknown {
  if (Array.isArray(raw) && Array.isArray(read)) {
    return raw.map((item, index) => common(item, read[index]));
  }
  if (!isRecord(raw) || !isRecord(read)) return raw;
  const kept = Object.entries(raw).filter(([key]) => key in read);
  return Object.fromEntries(kept.map(([key, value]) => [key, common(value, read[key])]));
}
