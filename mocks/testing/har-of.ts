import type { Exchange } from '../recording/exchange.ts';

/**
 * A HAR file of a session, as Chrome exports it.
 *
 * @param options.apiBase the address of the API, with `/api`
 * @param options.page the address of the page
 * @param options.extra entries of other requests
 */
export function harOf(
  exchanges: readonly Exchange[],
  options: {
    readonly apiBase: string;
    readonly page: string;
    readonly extra?: readonly unknown[];
  },
): string {
  const { apiBase, page, extra = [] } = options;
  const entries = exchanges.map((exchange) => harEntryOf(exchange, apiBase, page));
  const log = {
    version: '1.2',
    creator: { name: 'WebInspector', version: '537.36' },
    pages: [{ id: 'page_1', title: page }],
    entries: [...entries, ...extra],
  };
  return JSON.stringify({ log });
}

/** One entry of a HAR file. */
export function harEntryOf(exchange: Exchange, apiBase: string, page: string): object {
  const { method, path, query, body, status, answer, retryAfter, token } = exchange;
  const search = new URLSearchParams(query).toString();
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return {
    pageref: 'page_1',
    startedDateTime: new Date(exchange.startedAt).toISOString(),
    time: exchange.duration,
    request: {
      method,
      url: `${apiBase}${path}${search === '' ? '' : `?${search}`}`,
      headers: [
        { name: 'Referer', value: page },
        ...(token === undefined ? [] : [{ name: 'authorization', value: `Bearer ${token}` }]),
      ],
      ...(body === undefined
        ? {}
        : { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
    },
    response: {
      status: status ?? 0,
      headers: retryAfter === undefined ? [] : [{ name: 'Retry-After', value: String(retryAfter) }],
      content: text === undefined ? { size: 0 } : { mimeType: 'application/json', text },
      _transferSize: 300,
    },
    ...(status === undefined ? { _error: 'net::ERR_ABORTED' } : {}),
  };
}
