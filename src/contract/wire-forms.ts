import { isRecord } from './is-record.ts';

// The forms that are read as meant, although the contract has another: what frameworks and databases write. What can
// mean two things is not here, such as seconds since 1970 and `1.234,50`, and stays an error. A reader returns
// undefined for what it can't read.

type Form = (value: unknown) => unknown;
export type Body = Readonly<Record<string, unknown>>;

/** By what the contract expects, as its schemas call it. */
export const VALUE_FORMS: Readonly<Record<string, Form>> = {
  number: readNumber,
  boolean: (value) => BOOLEANS.get(typeof value === 'string' ? value.trim().toLowerCase() : value),
  datetime: readTime,
  date: readDay,
  array: readList,
  object: readEmptyMap,
  record: readEmptyMap,
};

/** By the name of a part that is missing: what the parts beside it say. */
export const MISSING_PARTS: Readonly<Record<string, (beside: Body) => unknown>> = {
  pagination: (beside) => ({ total: totalIn(beside), has_more: hasMoreIn(beside) }),
  total: totalIn,
  has_more: hasMoreIn,
};

/** Where lists stand that the contract has under a name of their own: Laravel, Django REST, Spring. */
export const LIST_NAMES = ['data', 'results', 'content', 'items'];

/** Where paging stands that isn't beside its list. */
export const PAGING_NAMES = ['meta', 'links', 'page'];

const TOTAL_NAMES = ['total', 'count', 'totalElements', 'total_count', 'totalCount'];

/** Whether there is another page: Laravel, Laravel's resources, Django REST, Spring. */
const MORE_FORMS: readonly ((beside: Body) => boolean | undefined)[] = [
  ({ current_page: page, last_page: last }) => isBefore(page, last),
  ({ number, totalPages }) => isBefore(Number(number) + 1, totalPages),
  ({ next_page_url: next }) => isThere(next),
  ({ next }) => isThere(next),
  ({ last }) => (typeof last === 'boolean' ? !last : undefined),
];

const BOOLEANS = new Map<unknown, boolean>([
  [0, false],
  [1, true],
  ['0', false],
  ['1', true],
  ['false', false],
  ['true', true],
]);

/** A number as JSON writes it, and no other: `95.00`, `-4.5`, `1e3`; not `95,00`, `0x10`, `007`, `1_000`. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

function readNumber(value: unknown): number | undefined {
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined;
}

/** A time without a zone is UTC. Databases have a space before the time, Python and Java leave parts out. */
const TIME =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)? ?(?:(Z|UTC|GMT)|([+-]\d\d)(?::?(\d\d))?)?$/i;

function readTime(value: unknown): string | undefined {
  const match = typeof value === 'string' ? TIME.exec(value.trim()) : null;
  if (match === null) return undefined;
  const [, day, minutes, seconds = ':00', , hours, rest = '00'] = match;
  return `${day}T${minutes}${seconds}${hours === undefined ? 'Z' : `${hours}:${rest}`}`;
}

/** Laravel and .NET write a day as its midnight. Any other time may be another day elsewhere. */
function readDay(value: unknown): string | undefined {
  const time = readTime(value);
  return time !== undefined && /T00:00:00(?:\.0+)?(?:Z|[+-]\d\d:\d\d)$/.test(time)
    ? time.slice(0, 'YYYY-MM-DD'.length)
    : undefined;
}

/** Go writes an empty list as null, PHP one with gaps as a map by index. */
function readList(value: unknown): unknown {
  if (value === null) return [];
  const isIndexed = isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key));
  return isIndexed ? Object.values(value) : undefined;
}

/** PHP writes an empty map like an empty list. */
function readEmptyMap(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? {} : undefined;
}

function totalIn(beside: Body): unknown {
  return TOTAL_NAMES.map((name) => beside[name]).find((total) => total !== undefined);
}

function hasMoreIn(beside: Body): boolean | undefined {
  return MORE_FORMS.map((form) => form(beside)).find((hasMore) => hasMore !== undefined);
}

function isBefore(page: unknown, last: unknown): boolean | undefined {
  const known = [page, last].map((value) =>
    typeof value === 'number' ? value : readNumber(value),
  );
  const [first, second] = known;
  return first === undefined || second === undefined || Number.isNaN(first)
    ? undefined
    : first < second;
}

function isThere(next: unknown): boolean | undefined {
  return next === undefined ? undefined : next !== null;
}
