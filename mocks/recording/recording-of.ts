import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { isRecord } from '#src/contract/is-record.ts';
import { locale } from '../fixtures/locale.ts';
import { callKey, RECORDED_TOKEN, type RecordedAnswer, type Recording } from '../server/replay.ts';
import { keptFields } from './contract-fields.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';
import { replacer } from './private-text.ts';
import {
  fieldIn,
  isPerson,
  replacementsOf,
  SECRET,
  viewerOf,
  type Seat,
} from './recorded-people.ts';

/** A recording of a session, and what a scenario needs beside it. */
export interface RecordedSession {
  readonly recording: Recording;
  /** Whether it is the session of a user, whose place the seat takes. */
  readonly isSignedIn: boolean;
  /** The page to open. */
  readonly at: string;
  /** How many names, email addresses and secrets were replaced. */
  readonly replaced: number;
}

const USER_ID = /^(?:user|reviewer|client|worker|sender)_id$/;
const PLACE = /^(?:location|area|city)$/;
const CITIES = locale.location.city_pattern;
/** The calls whose path has the id of a user. */
const USERS_IN_PATH = new Set<string | undefined>(['reviews.public-stats', 'reviews.profile']);
/** An answer that is no JSON can hold anything, such as a trace. */
const ANY_PAGE = '<!doctype html><title>Not JSON</title>';

/**
 * Makes a recording of a session, without personal data: names, email addresses, phone numbers, places and
 * tokens are replaced, each by the same one everywhere, in fields and in free text. The viewer becomes the
 * seat and changes ids with it. Fields that the contract doesn't have are removed.
 *
 * Free text can hold what no field names, such as a street: read the result before it leaves your machine.
 *
 * @param session.page the path and query of the page; its viewer's first page by default
 */
export function recordingOf(
  session: { readonly exchanges: readonly Exchange[]; readonly page?: string | undefined },
  seat: Seat,
): RecordedSession {
  const exchanges = session.exchanges.filter((exchange) => callOf(exchange));
  const isSignedIn = exchanges.some(hasSession);
  const viewerId = viewerOf(exchanges);
  const replacements = replacementsOf(exchanges, viewerId, seat);
  const replaceIn = replacer(replacements);
  const places = new Map<string, string>();

  /** @param id a number, or the text of one */
  function newId(id: unknown): unknown {
    if (viewerId === undefined || ![viewerId, seat.id].includes(Number(id))) return id;
    const other = Number(id) === viewerId ? seat.id : viewerId;
    return typeof id === 'string' ? String(other) : other;
  }

  function cleanText(text: string, field: string): string {
    if (text === '' || isStructural(text, field)) return text;
    if (SECRET.test(field)) return RECORDED_TOKEN;
    if (!PLACE.test(field)) return replaceIn(text);
    places.set(text, places.get(text) ?? CITIES[places.size % CITIES.length] ?? text);
    return places.get(text) ?? text;
  }

  function clean(value: unknown, field: string, isKept: (name: string) => boolean): unknown {
    if (value == null) return value;
    if (USER_ID.test(field)) return newId(value);
    if (field === 'phone') return '503-555-0100';
    if (typeof value === 'string') return cleanText(value, field);
    if (Array.isArray(value)) return value.map((item: unknown) => clean(item, field, isKept));
    if (!isRecord(value)) return value;
    const hasUserId = isPerson(value, field);
    const parts = Object.entries(value).filter(([name]) => isKept(name));
    return Object.fromEntries(
      parts.map(([name, part]) => [
        name,
        name === 'id' && hasUserId ? newId(part) : clean(part, fieldIn(field, name), isKept),
      ]),
    );
  }

  const cleanPath = (path: string) => path.replace(/\d+/, (id) => String(newId(id)));
  const cleanQuery = (query: Exchange['query']) =>
    clean(query, '', () => true) as Record<string, string>;

  function cleanPage(address: string): string {
    const { pathname, searchParams } = new URL(address, 'http://page.test');
    const search = new URLSearchParams(cleanQuery(Object.fromEntries(searchParams))).toString();
    const path = pathname.startsWith('/user/') ? cleanPath(pathname) : pathname;
    return path + (search && `?${search}`);
  }

  const answers = exchanges.map((exchange): RecordedAnswer => {
    const { method, path, status = 0, answer, retryAfter } = exchange;
    const endpoint: AnyEndpoint | undefined = callOf(exchange)?.endpoint;
    const schema = isSuccess(exchange) ? endpoint?.answer : undefined;
    return {
      call: callKey({
        method,
        path: USERS_IN_PATH.has(endpoint?.name) ? cleanPath(path) : path,
        query: cleanQuery(exchange.query),
      }),
      status,
      body: typeof answer === 'string' ? ANY_PAGE : clean(answer, '', keptFields(schema)),
      retryAfter,
    };
  });
  const ended = Math.max(0, ...exchanges.map(({ startedAt }) => startedAt));
  return {
    recording: { recordedAt: new Date(ended).toISOString(), answers },
    isSignedIn,
    at: pageToOpen(session.page && cleanPage(session.page), isSignedIn),
    replaced: replacements.size,
  };
}

/** Dates, amounts and the words of the contract identify no one. */
function isStructural(value: string, field: string): boolean {
  if (/^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(value)) return true;
  if (field === 'id' || /^-?\d+\.\d+$/.test(value)) return true;
  return /^(?:status|offer_status|message_type)$/.test(field) && /^[a-z_]{1,30}$/.test(value);
}

/** Whether a call was made by a signed-in user. Browsers leave the tokens out of a file that is meant to be shared. */
function hasSession(exchange: Exchange): boolean {
  if (exchange.token !== undefined) return true;
  return isSuccess(exchange) && callOf(exchange)?.endpoint.access === 'user';
}

/** Rules out pages that the app doesn't have, and the sign-in page of a session that has signed in. */
function pageToOpen(page: string | undefined, isSignedIn: boolean): string {
  const path = page?.split('?')[0] ?? '';
  const left: readonly string[] = isSignedIn ? [paths.auth.pattern, paths.home.pattern] : [];
  const patterns = Object.values(paths).map(({ pattern }) => pattern.replace(/:\w+/, '\\d+'));
  const isKnown = patterns.some((pattern) => new RegExp(`^${pattern}$`).test(path));
  if (page !== undefined && isKnown && !left.includes(path)) return page;
  return isSignedIn ? paths.dashboard.to() : paths.home.to();
}
