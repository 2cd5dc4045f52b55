import { fullName } from '#src/domain/user.ts';
import { MOCK_CODE } from '../db/codes.ts';
import { MOCK_PASSWORD } from '../db/accounts.ts';
import { isRecord } from '../faults/merge-patch.ts';
import type { Viewer } from '../fixtures/accounts.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';
import { identitiesOf, identityOf, seatOf, type Identity } from './identities.ts';
import { replacer, SCRUBBED_TOKEN, secretsOf } from './private-text.ts';
import {
  hasUserInPath,
  isPerson,
  nameIn,
  recordedPeople,
  seededAs,
  viewerOf,
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

/** What takes the place of a password that the server refused. */
const WRONG_PASSWORD = 'not-the-password';
/** Fields beyond the contract can be anything; the values of these are private for sure. */
const PRIVATE_FIELD = /token|secret|passw|ssn|iban|birth|address|card|avatar|photo/i;

/**
 * Replaces tokens, passwords, one-time codes, and people: the same person becomes the same fixture
 * everywhere, in ids, fields and free text. The viewer becomes a seeded account, so that a scenario can
 * sign them in. Fields that the contract doesn't have are removed.
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
  // Browsers leave the tokens out of a file that is meant to be shared.
  const hasTokens = exchanges.some(({ token, viewer }) => token !== undefined || viewer != null);
  const isSignedIn = hasTokens || exchanges.some((each) => isSuccess(each) && needsSession(each));
  const seat = isSignedIn ? seatOf(exchanges, found, viewerId) : undefined;
  const identities = identitiesOf(found, viewerId, seat);
  const secrets = secretsOf(exchanges);
  const replaceIn = replacer(found, identities, secrets);
  const byId = new Map(
    found.flatMap((person) =>
      person.id === undefined ? [] : [[person.id, identities.get(person)] as const],
    ),
  );
  if (viewerId !== undefined && seat && !byId.has(viewerId)) {
    byId.set(viewerId, identityOf(seat));
  }
  const userId = (text: string) => String(byId.get(Number(text))?.id ?? text);

  /** @param field the field that holds the value */
  function clean(value: unknown, field: string, isAccepted: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => clean(item, field, isAccepted));
    if (isRecord(value)) {
      const person = isPerson(value, field) ? personOf(value) : undefined;
      const entries = Object.entries(value).map(([key, part]): [string, unknown] => [
        key.includes('@') ? replaceIn(key) : key,
        clean(part, key, isAccepted),
      ]);
      return { ...Object.fromEntries(entries), ...(person && identityFields(value, person)) };
    }
    if (typeof value === 'number' && /^(?:user_id|reviewer_id)$/.test(field)) {
      return Number(userId(String(value)));
    }
    return typeof value === 'string' ? cleanText(value, field, isAccepted) : value;
  }

  function cleanText(value: string, field: string, isAccepted: boolean): string {
    if (field.startsWith('password')) return isAccepted ? MOCK_PASSWORD : WRONG_PASSWORD;
    if (field === 'otp') return isAccepted ? MOCK_CODE : '000000';
    return isStructural(value, field) ? value : replaceIn(value);
  }

  function personOf(value: Readonly<Record<string, unknown>>): Identity | undefined {
    if (typeof value['id'] === 'number') return byId.get(value['id']);
    const name = nameIn(value);
    const known = found.find((person) => person.names.has(name));
    return known && identities.get(known);
  }

  const cleaned = exchanges.map((exchange): Exchange => {
    const { token, body, answer, viewer, ...rest } = exchange;
    const isAccepted = isSuccess(exchange);
    const query = Object.entries(exchange.query).map(([key, value]) => [
      key,
      /^(?:user_id|reviewer_id)$/.test(key) ? userId(value) : replaceIn(value),
    ]);
    const path = hasUserInPath(exchange)
      ? exchange.path.replace(/\d+/, (id) => userId(id))
      : exchange.path;
    return {
      ...rest,
      path,
      query: Object.fromEntries(query) as Record<string, string>,
      ...(body !== undefined && { body: clean(body, '', isAccepted) }),
      ...(answer !== undefined && { answer: clean(withoutAdded(exchange), '', isAccepted) }),
      ...((hasTokens ? (token ?? viewer) != null : isSignedIn && needsSession(exchange)) && {
        token: SCRUBBED_TOKEN,
      }),
    };
  });
  return {
    exchanges: cleaned,
    page: page
      ?.replace(/^\/user\/(\d+)/, (_, id: string) => `/user/${userId(id)}`)
      .replace(/(?<=[?&]user_id=)\d+/, userId)
      .split('?')
      .map((part, index) => (index === 0 ? part : replacedQuery(part, replaceIn)))
      .join('?'),
    viewer: seat,
    counts: {
      people: found.filter((person) => !seededAs(person)).length,
      emails: new Set(found.flatMap(({ emails }) => [...emails])).size,
      phones: new Set(found.flatMap(({ phones }) => [...phones])).size,
      tokens: secrets.tokens.size,
      passwords: secrets.passwords.size,
    },
  };
}

function needsSession(exchange: Exchange): boolean {
  return callOf(exchange)?.endpoint.access === 'user';
}

function replacedQuery(query: string, replaceIn: (text: string) => string): string {
  const pairs = [...new URLSearchParams(query)].map(([key, value]) => [key, replaceIn(value)]);
  return new URLSearchParams(pairs).toString();
}

/** The fields of a person, for those that the recorded object has. */
function identityFields(
  value: Readonly<Record<string, unknown>>,
  identity: Identity,
): Readonly<Record<string, unknown>> {
  const fields = { ...identity, name: fullName(identity) };
  const given = Object.entries(fields).filter(
    ([key]) => key === 'id' || typeof value[key] === 'string',
  );
  return Object.fromEntries(given);
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
  if (parsed?.success && !Array.isArray(answer)) {
    const kept = common(answer, parsed.data);
    // Some schemas accept several envelopes.
    if (isRecord(kept) && Object.keys(kept).length > 0) return kept;
  }
  return masked(answer);
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

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part === 'string' && PRIVATE_FIELD.test(key) ? 'removed' : masked(part),
    ]),
  );
}
