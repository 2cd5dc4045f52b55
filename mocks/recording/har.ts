import * as z from 'zod/mini';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import { messageOf } from '../server/message-of.ts';
import { callOf, type Exchange } from './exchange.ts';
import { HarEntry, headerOf, maybe, readEntry, Text, type ReadFile } from './har-entry.ts';

/** A browser session as a HAR file describes it. */
export interface HarSession {
  /** The calls of the API, in the order in which they were sent. */
  readonly exchanges: readonly Exchange[];
  /** The URL below which the API is, with a trailing `/api`. */
  readonly apiBase: string;
  /** The path and query of the page that sent the first call; undefined when the file doesn't tell. */
  readonly page: string | undefined;
  /** The entries of the API without an answer to replay: `#4 GET /offers: a redirect`, the fourth in the file. */
  readonly skipped: readonly string[];
  /** The number of entries that are no calls of the API: files, other hosts. */
  readonly others: number;
}

interface Entry extends HarEntry {
  /** Its place in the file, from 1. */
  readonly number: number;
  /** In milliseconds since the epoch. */
  readonly startedAt: number;
}

const Har = z.object({
  log: z.object({
    entries: z.array(z.unknown()),
    pages: maybe(z.array(z.object({ title: Text }))),
  }),
});

/**
 * Reads a HAR 1.2 file, as browsers and proxies write it. An odd entry is skipped.
 *
 * @throws Error with the reason when the file is not a HAR or has no call of the API
 */
export function readHar(text: string, readFile: ReadFile): HarSession {
  const { data: har } = Har.safeParse(jsonOf(text));
  if (!har) throw new Error('The file isn\'t a HAR file: it has no list "log.entries".');
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
    .filter(({ request }) => pathBelow(request.url, apiBase) !== undefined)
    .sort((one, other) => one.startedAt - other.startedAt);
  const exchanges: Exchange[] = [];
  for (const entry of calls) {
    const path = pathBelow(entry.request.url, apiBase) ?? '';
    try {
      const asked = calls.find((other) => isSentAgain(entry, other));
      if (asked) throw new Error(`sent by the service worker for #${asked.number}`);
      exchanges.push(readEntry(entry, path, exchanges, readFile));
    } catch (error) {
      skipped.push(`#${entry.number} ${entry.request.method} ${path}: ${messageOf(error)}`);
    }
  }
  const titles = (har.log.pages ?? []).flatMap(({ title }) => title ?? []);
  const referrer = headerOf(calls[0]?.request.headers, 'referer');
  return {
    exchanges,
    apiBase,
    page: pageIn([referrer, ...titles], apiBase),
    skipped: skipped.sort(new Intl.Collator('en', { numeric: true }).compare),
    others: entries.length - calls.length,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file isn't JSON: ${messageOf(error)}`, { cause: error });
  }
}

/** The base below which most requests are calls of the contract. @throws Error when none is */
function apiBaseOf(entries: readonly Entry[]): string {
  const bases = entries.flatMap(({ request: { method, url } }) => {
    const { origin, pathname } = new URL(url);
    return [...pathname.matchAll(/\/api(?=\/)/g)]
      .map(({ index }) => origin + pathname.slice(0, index) + API_BASE_PATH)
      .filter((base) => callOf({ method, path: pathBelow(url, base) ?? '' }));
  });
  const counts = [...Map.groupBy(bases, (base) => base)];
  const [first] = counts.sort(([, one], [, other]) => other.length - one.length);
  if (first) return first[0];
  const hosts = [...new Set(entries.map(({ request }) => new URL(request.url).host))];
  throw new Error(
    `The file has no call of the API: none of its requests, to ` +
      `${hosts.slice(0, 5).join(', ') || 'no host'}, is to an address such as ` +
      `https://HOST${API_BASE_PATH}/dashboard.`,
  );
}

function pathBelow(address: string, base: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const whole = origin + pathname;
  return whole.startsWith(`${base}/`) ? whole.slice(base.length) : undefined;
}

/** Whether an entry is what a service worker has sent for another one, of its page. */
function isSentAgain(entry: Entry, other: Entry): boolean {
  return (
    other.response?.['_fetchedViaServiceWorker'] === true &&
    entry.response?.['_fetchedViaServiceWorker'] !== true &&
    entry.request.method === other.request.method &&
    entry.request.url === other.request.url &&
    entry.startedAt >= other.startedAt &&
    entry.startedAt <= other.startedAt + (other.time ?? 0)
  );
}

/** The page among a referrer, which has no path for another origin, and titles, which most tools take from the URL. */
function pageIn(addresses: readonly (string | undefined)[], apiBase: string): string | undefined {
  const folder = new URL(apiBase).pathname.slice(0, -API_BASE_PATH.length);
  const pages = addresses.flatMap((address) => {
    const url = URL.parse(address ?? '');
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    const isBelow = folder !== '' && url.pathname.startsWith(`${folder}/`);
    return [url.pathname.slice(isBelow ? folder.length : 0) + url.search];
  });
  return pages.find((page) => page !== '/') ?? pages[0];
}
