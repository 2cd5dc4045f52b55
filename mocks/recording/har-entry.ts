import * as z from 'zod/mini';
import { callKey } from '../server/replay.ts';
import { valueOf } from '../server/request-log.ts';
import { callOf, isSuccess, type Exchange } from './exchange.ts';

/** A part that may be missing or odd. */
export const maybe = <Value>(schema: z.ZodMiniType<Value>) =>
  z.catch(z.optional(schema), undefined);
export const Text = maybe(z.string());
const Pairs = maybe(z.array(z.object({ name: z.string(), value: z.string() })));

/** What a recording needs of an entry. Names with an underscore are the tools' own. */
export const HarEntry = z.looseObject({
  startedDateTime: Text,
  time: maybe(z.number()),
  request: z.object({
    method: z.string(),
    url: z.string().check(z.refine((url) => URL.canParse(url))),
    headers: Pairs,
    queryString: Pairs,
    postData: maybe(z.object({ text: Text })),
  }),
  response: maybe(
    z.looseObject({
      status: z.coerce.number(),
      headers: Pairs,
      content: maybe(
        z.object({ size: maybe(z.number()), text: Text, encoding: Text, _file: Text }),
      ),
    }),
  ),
});
export type HarEntry = z.infer<typeof HarEntry>;
type HarResponse = NonNullable<HarEntry['response']>;

/** Reads a body that is kept in a file beside the HAR, as Playwright does. @throws Error when it is missing */
export type ReadFile = (name: string) => string;

/**
 * Reads the call of an entry.
 *
 * @param path below `/api`
 * @param before the calls before it
 * @throws Error with the reason when there is no answer to replay
 */
export function readEntry(
  { request, response, startedAt, ...rest }: HarEntry & Pick<Exchange, 'startedAt'>,
  path: string,
  before: readonly Exchange[],
  readFile: ReadFile,
): Exchange {
  const { method, headers } = request;
  if (method === 'OPTIONS') throw new Error('a preflight');
  if (rest['_resourceType'] === 'websocket') throw new Error('a WebSocket');
  if (!callOf({ method, path })) throw new Error('the contract has no such call');
  const call = {
    method,
    path,
    startedAt,
    query: queryOf(request),
    body: valueOf(request.postData?.text ?? ''),
    token: headerOf(headers, 'authorization')?.replace(/^Bearer /i, ''),
  };
  const failure = failureOf(rest) ?? failureOf(response ?? {});
  if (failure !== undefined && !isGivenUp(failure)) return { ...call, status: 0 };
  if (failure !== undefined) throw new Error(`canceled or blocked: ${failure}`);
  // Firefox writes 0 both for a canceled call and for a network error.
  if (!response || response.status <= 0) throw new Error('no response: canceled or lost');
  const { status } = response;
  if (status < 200 || status > 599) throw new Error(`the status is ${status}`);
  if (status >= 300 && status < 400 && status !== 304) throw new Error('a redirect');
  if (status === 304 && !response.content?.text) {
    // The page got what its cache had.
    const key = callKey(call);
    const cached = before.findLast((each) => isSuccess(each) && callKey(each) === key);
    if (!cached) throw new Error('a 304, and the file lacks the answer in the cache');
    return { ...cached, ...call };
  }
  const wait = headerOf(response.headers, 'retry-after') ?? '';
  return {
    ...call,
    status: status === 304 ? 200 : status,
    answer: valueOf(textOf(response, method, readFile)),
    retryAfter: /^\d+$/.test(wait) ? Number(wait) : undefined,
  };
}

/** Insomnia leaves the query out of the URL. */
function queryOf({ url, queryString = [] }: HarEntry['request']): Record<string, string> {
  const pairs = queryString.map(({ name, value }) => [name, value] as const);
  return Object.fromEntries([...pairs, ...new URL(url).searchParams]);
}

/** @param name in lowercase */
export function headerOf(headers: z.infer<typeof Pairs> = [], name: string): string | undefined {
  return headers.find((header) => header.name.toLowerCase() === name)?.value;
}

/** Chrome, Safari and mitmproxy say why; Playwright does; others, and its `route.abort`, say that. */
const FAILURES = ['_error', '_failureText', '_wasAborted', '_blocked', '_canceled'];

/** Why there is no answer; undefined when an entry or its response doesn't say so. */
function failureOf(part: Readonly<Record<string, unknown>>): string | undefined {
  const isSaid = (value: unknown) => value === true || (typeof value === 'string' && value !== '');
  const name = FAILURES.find((each) => isSaid(part[each]));
  if (name === undefined) return undefined;
  return /error|failure/i.test(name) ? String(part[name]) : `${name} (${String(part[name])})`;
}

/** Whether the page or the browser gave up. Any other failure is one of the network. */
function isGivenUp(failure: string): boolean {
  return /(?<!connection_)abort|cancell?ed|blocked|client disconnected|killed/i.test(failure);
}

/** The body of a response. @throws Error when the file doesn't have it */
function textOf({ status, content = {} }: HarResponse, method: string, readFile: ReadFile): string {
  const { size, text, encoding, _file: file } = content;
  if (file !== undefined) return readFile(file);
  if (text === undefined) {
    // Safari leaves out the text of an empty body. No read that succeeds has one.
    const mayBeEmpty = method !== 'GET' || status >= 400;
    if (status === 204 || status === 205 || (size === 0 && mayBeEmpty)) return '';
    throw new Error('the file lacks the body of its answer');
  }
  if (!encoding) return text;
  if (encoding !== 'base64') throw new Error(`its answer is encoded as ${encoding}`);
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
    return new TextDecoder().decode(bytes);
  } catch (error) {
    throw new Error("its answer is marked as Base64, but isn't", { cause: error });
  }
}
