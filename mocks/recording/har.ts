import * as z from 'zod/mini';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { valueOf } from '../server/request-log.ts';
import { callOf, type Exchange } from './exchange.ts';

const Header = z.object({ name: z.string(), value: z.string() });

/** The part of a HAR entry that a recording needs. Browsers differ in everything else. */
const Entry = z.object({
  startedDateTime: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  time: z.optional(z.nullable(z.number())),
  /** Chrome's reason for a request without a response. */
  _error: z.optional(z.nullable(z.string())),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z._default(z.array(Header), []),
    postData: z.optional(z.nullable(z.object({ text: z.optional(z.nullable(z.string())) }))),
  }),
  response: z.object({
    status: z.number(),
    headers: z._default(z.array(Header), []),
    content: z._default(
      z.object({
        text: z.optional(z.nullable(z.string())),
        encoding: z.optional(z.nullable(z.string())),
      }),
      {},
    ),
  }),
});
type Entry = z.infer<typeof Entry>;

const Har = z.object({
  log: z.object({
    entries: z.array(z.unknown()),
    pages: z._default(z.array(z.object({ title: z.optional(z.nullable(z.string())) })), []),
  }),
});

/** A browser session as a HAR file describes it. */
export interface RecordedSession {
  /** The calls of the API, in the order in which they were sent. */
  readonly exchanges: readonly Exchange[];
  /** The URL below which the API is, with a trailing `/api`. */
  readonly apiBase: string;
  /** The path and query of the page that sent the first call; undefined when the file doesn't tell. */
  readonly page: string | undefined;
  /** The number of requests that are no calls of the API: files, other hosts, preflights, redirects. */
  readonly leftOut: number;
}

/** A call that its page gave up this early was not left hanging by the server. */
export const MIN_HANGING_MS = 5_000;

/**
 * Reads a HAR 1.2 file, as exported by Chrome, Edge, Firefox and Safari.
 *
 * @throws Error with the reason when the file is not a HAR or has no call of the API
 */
export function readHar(text: string): RecordedSession {
  const { entries: given, pages } = parsed(Har, jsonOf(text)).log;
  if (given.length === 0) throw new Error('The file has no requests: "log.entries" is empty.');
  const entries = given.map((value, index) => parsed(Entry, value, `log.entries.${index}`));
  const apiBase = apiBaseOf(entries);
  if (apiBase === undefined) {
    const hosts = [...new Set(entries.map(({ request }) => URL.parse(request.url)?.host ?? ''))];
    throw new Error(
      `The file has no call of the API: none of its ${entries.length} requests, to ` +
        `${hosts.slice(0, 5).join(', ') || 'no host'}, is to an address such as ` +
        `https://HOST${API_BASE_PATH}/dashboard.`,
    );
  }
  const calls = entries
    .filter((entry) => isCall(entry, apiBase))
    .sort((a, b) => Date.parse(a.startedDateTime) - Date.parse(b.startedDateTime));
  const titles = pages.flatMap(({ title }) => title ?? []);
  return {
    exchanges: calls.map((entry) => exchangeOfEntry(entry, apiBase)),
    apiBase,
    page: pageOf(calls[0], titles, apiBase),
    leftOut: entries.length - calls.length,
  };
}

function jsonOf(text: string): unknown {
  try {
    // Some tools write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`The file isn't JSON: ${reason}`, { cause: error });
  }
}

/** @param path where the value is in the file @throws Error with the first wrong field */
function parsed<Value>(schema: z.ZodMiniType<Value>, value: unknown, path = ''): Value {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const where = [path, ...(error.issues[0]?.path ?? [])].join('.').replace(/^\./, '') || 'log';
  throw new Error(`The file isn't a HAR 1.2 file: "${where}" is missing or has the wrong type.`);
}

/** The base below which most requests are calls of the contract. */
function apiBaseOf(entries: readonly Entry[]): string | undefined {
  const bases = entries.flatMap(({ request: { method, url } }) =>
    basesOf(url).filter((base) => callOf({ method, path: pathBelow(url, base) ?? '' })),
  );
  const counts = [...Map.groupBy(bases, (base) => base)];
  return counts.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** Every prefix of a URL that ends in the API's base path. */
function basesOf(address: string): string[] {
  const url = URL.parse(address);
  if (!url) return [];
  return [...url.pathname.matchAll(/\/api(?=\/)/g)].map(
    ({ index }) => url.origin + url.pathname.slice(0, index) + API_BASE_PATH,
  );
}

function pathBelow(address: string, base: string): string | undefined {
  const url = URL.parse(address);
  const whole = url && url.origin + url.pathname;
  return whole?.startsWith(`${base}/`) ? whole.slice(base.length) : undefined;
}

function isCall({ request, response, _error, time }: Entry, base: string): boolean {
  if (pathBelow(request.url, base) === undefined) return false;
  if (!/^(?:GET|POST|PUT|PATCH|DELETE)$/.test(request.method)) return false;
  if (response.status >= 300 && response.status < 400 && response.status !== 304) return false;
  // The page itself gave up, such as when it was left.
  return !(isAbort(_error) && (time ?? 0) < MIN_HANGING_MS);
}

function isAbort(error: string | null | undefined): boolean {
  return error?.includes('ERR_ABORTED') === true;
}

function exchangeOfEntry(entry: Entry, apiBase: string): Exchange {
  const { request, response, time, _error } = entry;
  const authorization = headerOf(request.headers, 'authorization');
  const wait = Number(headerOf(response.headers, 'retry-after') ?? Number.NaN);
  const body = valueOf(request.postData?.text ?? '');
  const answer = valueOf(contentOf(response.content));
  return {
    method: request.method,
    path: pathBelow(request.url, apiBase) ?? '/',
    query: Object.fromEntries(new URL(request.url).searchParams),
    ...(body !== undefined && { body }),
    status: statusOf(response.status, _error),
    ...(answer !== undefined && { answer }),
    ...(Number.isInteger(wait) && wait >= 0 && { retryAfter: wait }),
    startedAt: Date.parse(entry.startedDateTime),
    duration: Math.max(0, time ?? 0),
    ...(authorization !== undefined && { token: authorization.replace(/^Bearer /i, '') }),
  };
}

/** A browser reports an answer from its cache as 304; the page got it as 200. */
function statusOf(status: number, error: string | null | undefined): number | undefined {
  if (status === 304) return 200;
  if (status > 0) return status;
  return isAbort(error) ? undefined : 0;
}

function headerOf(headers: Entry['request']['headers'], name: string): string | undefined {
  return headers.find((header) => header.name.toLowerCase() === name)?.value;
}

function contentOf({ text, encoding }: Entry['response']['content']): string {
  if (text == null) return '';
  if (encoding !== 'base64') return text;
  const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
  return new TextDecoder().decode(bytes);
}

/** Chrome titles its pages with their URLs; other browsers send them as the referrer. */
function pageOf(
  first: Entry | undefined,
  titles: readonly string[],
  apiBase: string,
): string | undefined {
  const referrer = URL.parse(headerOf(first?.request.headers ?? [], 'referer') ?? '');
  // A referrer of another origin has no path, and says nothing about the page.
  const hasPath = referrer !== null && referrer.pathname + referrer.search !== '/';
  const addresses = [hasPath ? referrer : null, ...titles.map((title) => URL.parse(title))];
  const page = addresses.find((url) => url !== null && /^https?:$/.test(url.protocol));
  if (!page) return undefined;
  const folder = new URL(apiBase).pathname.slice(0, -API_BASE_PATH.length);
  const isBelow = folder !== '' && page.pathname.startsWith(`${folder}/`);
  return page.pathname.slice(isBelow ? folder.length : 0) + page.search;
}
