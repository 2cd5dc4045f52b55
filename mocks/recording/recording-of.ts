import { paths } from '#src/lib/navigation/paths.ts';
import { isRecord } from '#src/contract/is-record.ts';
import { callKey, RECORDED_TOKEN, type RecordedAnswer } from '../server/replay.ts';
import { keptFields } from './contract-fields.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';
import { replacer } from './private-text.ts';
import { aliasesOf, fieldIn, isPerson, SECRET, viewerOf, type Seat } from './recorded-people.ts';

const USER_ID = /^(?:user|reviewer|client|worker|sender)_id$/;
const PLACE = /^(?:location|area|city)$/;
/** What another person gets who has the seat's id in a session whose viewer isn't known. */
const UNUSED_ID = 999_999_999;
/** An answer that is no JSON can hold anything, such as a trace. */
const ANY_PAGE = '<!doctype html><title>Not JSON</title>';

/**
 * Makes a recording of a session, without personal data: names, email addresses, phone numbers, places and
 * tokens are replaced, in fields and in free text, and a person has the same name everywhere. The viewer
 * becomes the seat and changes ids with it. Fields that the contract doesn't have are removed.
 *
 * Free text can hold what no field names, such as a street: read the result before it leaves your machine.
 *
 * @param viewerId whose session it is, by default as the calls tell
 * @returns `isSignedIn`: whether the viewer is a user; `at`: the page to open
 */
export function recordingOf(
  session: { readonly exchanges: readonly Exchange[]; readonly page?: string | undefined },
  seat: Seat,
  viewerId = viewerOf(session.exchanges).id,
) {
  const exchanges = session.exchanges.filter((exchange) => callOf(exchange));
  // Browsers leave the tokens out of a file that is meant to be shared.
  const isSignedIn = exchanges.some(
    (each) =>
      each.token !== undefined || (isSuccess(each) && callOf(each)?.endpoint.access === 'user'),
  );
  const firstPage = isSignedIn ? paths.dashboard.to() : paths.home.to();
  const replaceIn = replacer(aliasesOf(exchanges, viewerId, seat));
  const newIds = new Map([
    [viewerId, seat.id],
    [seat.id, viewerId ?? UNUSED_ID],
  ]);

  /** @param id a number, or the text of one */
  function newId(id: unknown): unknown {
    const known = newIds.get(Number(id));
    if (known === undefined) return id;
    return typeof id === 'string' ? String(known) : known;
  }

  function cleanText(text: string, field: string): string {
    if (text === '' || isStructural(text, field)) return text;
    if (SECRET.test(field)) return RECORDED_TOKEN;
    return PLACE.test(field) ? 'Portland' : replaceIn(text);
  }

  function clean(value: unknown, field: string, isKept: (name: string) => boolean): unknown {
    if (value == null) return value;
    if (USER_ID.test(field)) return newId(value);
    if (field === 'phone') return '503-555-0100';
    if (typeof value === 'string') return cleanText(value, field);
    if (Array.isArray(value)) return value.map((item: unknown) => clean(item, field, isKept));
    if (!isRecord(value)) return value;
    const isUser = isPerson(value, field);
    const fieldOf = (name: string) => (isUser && name === 'id' ? 'user_id' : fieldIn(field, name));
    const parts = Object.entries(value).filter(([name]) => isKept(name));
    return Object.fromEntries(
      parts.map(([name, part]) => [name, clean(part, fieldOf(name), isKept)]),
    );
  }

  /** Of a call or a page: both have the id of a user after `/user/`. */
  const cleanPath = (path: string) => path.replace(/(?<=\/user\/)\d+/, (id) => String(newId(id)));
  const cleanQuery = (query: Exchange['query']) =>
    clean(query, '', () => true) as Record<string, string>;

  /** The first page instead of one that the app doesn't have, and of sign-in after signing in. */
  function pageToOpen(page: string): string {
    const { pathname, searchParams } = new URL(page, 'http://page.test');
    const shape = pathname.replace(/\d+/, ':id');
    const isPage = Object.values(paths).some(
      (path) => path.pattern.replace(/:\w+/, ':id') === shape,
    );
    if (!isPage || (isSignedIn && pathname === paths.auth.pattern)) return firstPage;
    const search = new URLSearchParams(cleanQuery(Object.fromEntries(searchParams))).toString();
    return cleanPath(pathname) + (search && `?${search}`);
  }

  const answers = exchanges.map((exchange): RecordedAnswer => {
    const { method, path, query, status = 0, answer, retryAfter } = exchange;
    const schema = isSuccess(exchange) ? callOf(exchange)?.endpoint.answer : undefined;
    return {
      call: callKey({ method, path: cleanPath(path), query: cleanQuery(query) }),
      status,
      body: typeof answer === 'string' ? ANY_PAGE : clean(answer, '', keptFields(schema)),
      retryAfter,
    };
  });
  const ended = Math.max(0, ...exchanges.map(({ startedAt }) => startedAt));
  return {
    recording: { recordedAt: new Date(ended).toISOString(), answers },
    isSignedIn,
    at: pageToOpen(session.page ?? firstPage),
  };
}

/** Dates, amounts and the words of the contract identify no one. */
function isStructural(value: string, field: string): boolean {
  if (/^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(value)) return true;
  if (field === 'id' || /^-?\d+\.\d+$/.test(value)) return true;
  return /^(?:status|offer_status|message_type)$/.test(field) && /^[a-z_]{1,30}$/.test(value);
}
