import { API_BASE_PATH, ErrorBody } from '#src/contract/endpoint.ts';
import type { Fault } from '#mocks/faults/faults.ts';
import { printCode } from '#mocks/printing/print-code.ts';
import { callOf, isSuccess, type Exchange } from '#mocks/recording/exchange.ts';

/**
 * The fault that makes the next such call end as this one did: with the same error, without an answer,
 * or never. A call that succeeded fails with a 500.
 *
 * @returns undefined for a call that is not in the contract
 */
export function faultOf(exchange: Exchange): Fault | undefined {
  const match = callOf(exchange);
  if (!match) return undefined;
  const call = match.endpoint.name;
  const { status, answer, retryAfter } = exchange;
  if (status === undefined) return { call, kind: 'never' };
  if (status === 0) return { call, kind: 'network' };
  if (isSuccess(exchange)) return { call, kind: 'status', status: 500, body: null };
  if (isHtml(answer)) return { call, kind: 'html', status };
  const body = ErrorBody.safeParse(answer);
  return {
    call,
    kind: 'status',
    status,
    body: body.success ? body.data : null,
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/**
 * The code of a story's handler that answers a call as recorded, to paste into `msw.use(…)`. The path
 * is the contract's, with its parameters.
 *
 * @example
 * http.get('/api/offers/:id', () => HttpResponse.json({ message: 'Not found.' }, { status: 404 })),
 */
export function printOverride(exchange: Exchange): string {
  const match = callOf(exchange);
  const path = API_BASE_PATH + (match?.endpoint.path ?? exchange.path);
  const call = `http.${exchange.method.toLowerCase()}('${path}', `;
  const { status, answer, retryAfter } = exchange;
  if (status === undefined) return `${call}() => delay('infinite')),`;
  if (status === 0) return `${call}() => HttpResponse.error()),`;
  const headers =
    retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } };
  const init = { ...(status !== 200 && { status }), ...headers };
  const body = answer ?? null;
  const kind = typeof body === 'string' ? (isHtml(body) ? 'html' : 'text') : 'json';
  const values = Object.keys(init).length === 0 ? [body] : [body, init];
  return `${call}() => HttpResponse.${kind}(${values.map((value) => printCode(value)).join(', ')})),`;
}

function isHtml(answer: unknown): boolean {
  return typeof answer === 'string' && /^\s*<(?:!doctype|html)/i.test(answer);
}
