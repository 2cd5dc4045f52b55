import { basename } from 'node:path';
import * as z from 'zod/mini';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { messageOf } from '../server/message-of.ts';
import { retryAfterOf, valueOf } from '../server/request-log.ts';
import { callKey } from '../server/replay.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';

/** A browser session as a HAR file describes it. */
export interface HarSession {
  /** The calls of the API, in the order in which they were sent. */
  readonly exchanges: readonly Exchange[];
  /** The URL below which the API is, with a trailing `/api`. */
  readonly apiBase: string;
  /** The path and query of the page that sent the first call; undefined when the file doesn't tell. */
  readonly page?: string | undefined;
  /** The entries of the API without an answer to replay: `#4 GET /offers: a redirect`, the fourth in the file. */
  readonly skipped: readonly string[];
}

/** A part that may be missing or odd. */
const maybe = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined);
const Text = maybe(z.string());
const Pairs = maybe(z.array(z.object({ name: z.string(), value: z.string() })));

/** What a recording needs of an entry. Names with an underscore are the tools' own. */
const HarEntry = z.object({
  startedDateTime: Text,
  time: maybe(z.number()),
  /** Playwright, after `route.abort`. */
  _wasAborted: maybe(z.boolean()),
  request: z.object({
    method: z.string(),
    url: z.string().check(z.refine((url) => URL.canParse(url))),
    headers: Pairs,
    queryString: Pairs,
    postData: maybe(z.object({ text: Text })),
  }),
  response: maybe(
    z.object({
      status: z.coerce.number(),
      headers: Pairs,
      content: maybe(
        z.object({ size: maybe(z.number()), text: Text, encoding: Text, _file: Text }),
      ),
      /** Why there is no answer: Chrome, Safari and mitmproxy. */
      _error: Text,
      /** The same by Playwright. */
      _failureText: Text,
      /** Chrome. */
      _fetchedViaServiceWorker: maybe(z.boolean()),
    }),
  ),
});
type HarEntry = z.infer<typeof HarEntry>;
type HarResponse = NonNullable<HarEntry['response']>;

/** An entry with its place in the file, from 1, and its time, in milliseconds since the epoch. */
type Entry = HarEntry & { readonly number: number; readonly startedAt: number };

const Har = z.object({
  log: z.object({
    entries: z.array(z.unknown()),
    pages: maybe(z.array(z.object({ title: Text }))),
  }),
});

/** Reads a body that is kept in a file beside the HAR, as Playwright does. @throws Error when it is missing */
type ReadFile = (name: string) => string;

/**
 * Reads a HAR 1.2 file, as browsers and proxies write it. An odd entry is skipped.
 *
 * @throws Error with the reason when the file is not a HAR or has no call of the API
 */
export function readHar(text: string, readFile: ReadFile): HarSession {
  const { data: har } = Har.safeParse(valueOf(text));
  if (!har) throw new Error('The file isn\'t a HAR file: JSON with a list "log.entries".');
  const skipped: string[] = [];
  let startedAt = 0;
  const entries = har.log.entries.flatMap((value, index): Entry[] => {
    const { data: entry } = HarEntry.safeParse(value);
    const number = index + 1;
    if (!entry) skipped.push(`#${number} ? ?: it has no request`);
    // Without a time, it was sent when the entry before was.
    startedAt = Date.parse(entry?.startedDateTime ?? '') || startedAt;
    return entry ? [{ ...entry, number, startedAt }] : [];
  });
  const apiBase = apiBaseOf(entries);
  const calls = entries
    .filter(({ request }) => pathBelow(request.url, apiBase) !== '')
    .sort((one, other) => one.startedAt - other.startedAt);
  const exchanges: Exchange[] = [];
  for (const entry of calls) {
    const path = pathBelow(entry.request.url, apiBase);
    try {
      const asked = calls.find((other) => isSentAgain(entry, other));
      if (asked) throw new Error(`sent by the service worker for #${asked.number}`);
      exchanges.push(readEntry(entry, path, exchanges, readFile));
    } catch (error) {
      skipped.push(`#${entry.number} ${entry.request.method} ${path}: ${messageOf(error)}`);
    }
  }
  const titles = (har.log.pages ?? []).map(({ title }) => title);
  return {
    exchanges,
    apiBase,
    page: pageIn([headerOf(calls[0]?.request.headers, 'referer'), ...titles], apiBase),
    skipped: skipped.sort(new Intl.Collator('en', { numeric: true }).compare),
  };
}

/** The base below which most requests are calls of the contract. @throws Error when none is */
function apiBaseOf(entries: readonly Entry[]): string {
  const bases = entries.flatMap(({ request: { method, url } }) => {
    const { origin, pathname } = new URL(url);
    return [...pathname.matchAll(/\/api(?=\/)/g)]
      .map(({ index }) => origin + pathname.slice(0, index) + API_BASE_PATH)
      .filter((base) => callOf({ method, path: pathBelow(url, base) }));
  });
  const counts = [...Map.groupBy(bases, (base) => base)];
  const [first] = counts.sort(([, one], [, other]) => other.length - one.length);
  if (first) return first[0];
  throw new Error(
    `The file has no call of the API, to an address such as https://HOST${API_BASE_PATH}/dashboard.`,
  );
}

/** The path of an address below a base; empty elsewhere. */
function pathBelow(address: string, base: string): string {
  const { origin, pathname } = new URL(address);
  const whole = origin + pathname;
  return whole.startsWith(`${base}/`) ? whole.slice(base.length) : '';
}

/** Whether an entry is what a service worker, such as msw's, has sent for another one, of its page. */
function isSentAgain({ request, response, startedAt }: Entry, other: Entry): boolean {
  return (
    other.response?._fetchedViaServiceWorker === true &&
    response?._fetchedViaServiceWorker !== true &&
    request.method === other.request.method &&
    request.url === other.request.url &&
    startedAt >= other.startedAt &&
    startedAt <= other.startedAt + (other.time ?? 0)
  );
}

/** The page among a referrer, which has no path for another origin, and titles, which most tools take from the URL. */
function pageIn(addresses: readonly (string | undefined)[], apiBase: string): string | undefined {
  const folder = new URL(apiBase).pathname.slice(0, -API_BASE_PATH.length);
  return addresses
    .flatMap((address) => URL.parse(address ?? '') ?? [])
    .map(({ pathname, search }) => (pathname + search).replace(`${folder}/`, '/'))
    .find((page) => page !== '/');
}

/** The page or the browser gave up. Any other failure is one of the network. */
const GIVEN_UP = /(?<!connection_)abort|cancell?ed|blocked|client disconnected|killed/i;

/** Reads an entry of the API. @throws Error with the reason when there is no answer to replay */
function readEntry(
  { request, response, startedAt, _wasAborted }: Entry,
  path: string,
  callsBefore: readonly Exchange[],
  readFile: ReadFile,
): Exchange {
  const { method, url, headers, queryString = [], postData } = request;
  if (method === 'OPTIONS') throw new Error('a preflight');
  if (!callOf({ method, path })) throw new Error('the contract has no such call');
  const call = {
    method,
    path,
    startedAt,
    // Insomnia leaves the query out of the URL.
    query: Object.fromEntries([
      ...queryString.map(({ name, value }) => [name, value] as const),
      ...new URL(url).searchParams,
    ]),
    body: valueOf(postData?.text ?? ''),
    token: headerOf(headers, 'authorization')?.replace(/^Bearer /i, ''),
  };
  const failure = _wasAborted ? 'aborted' : (response?._error ?? response?._failureText);
  if (failure && GIVEN_UP.test(failure)) throw new Error(`canceled or blocked: ${failure}`);
  if (failure) return { ...call, status: 0 };
  // Firefox writes 0 both for a canceled call and for a network error.
  if (!response || response.status <= 0) throw new Error('no response: canceled or lost');
  const { status } = response;
  if (status >= 300 && status < 400 && status !== 304) throw new Error('a redirect');
  if (status === 304 && !response.content?.text) {
    // The page got what its cache had.
    const key = callKey(call);
    const cached = callsBefore.findLast((each) => isSuccess(each) && callKey(each) === key);
    if (!cached) throw new Error('a 304, and the file lacks the answer in the cache');
    return { ...cached, ...call };
  }
  return {
    ...call,
    status: status === 304 ? 200 : status,
    answer: valueOf(textOf(response, method, readFile)),
    retryAfter: retryAfterOf(headerOf(response.headers, 'retry-after')),
  };
}

/** @param name in lowercase */
function headerOf(headers: z.infer<typeof Pairs> = [], name: string): string | undefined {
  return headers.find((header) => header.name.toLowerCase() === name)?.value;
}

/** The body of a response. @throws Error when the file doesn't have it */
function textOf({ status, content = {} }: HarResponse, method: string, readFile: ReadFile): string {
  const { size, text, encoding, _file: file } = content;
  if (file !== undefined) return readFile(basename(file));
  if (!text) {
    // Safari leaves out the text of an empty body. No read that succeeds has one.
    const isEmpty = size === 0 && (method !== 'GET' || status >= 400);
    if (isEmpty || status === 204) return '';
    throw new Error('the file lacks the body of its answer');
  }
  if (encoding !== 'base64') return text;
  const isBase64 = z.base64().safeParse(text).success;
  if (!isBase64) throw new Error("its answer is marked as Base64, but isn't");
  return new TextDecoder().decode(Buffer.from(text, 'base64'));
}
