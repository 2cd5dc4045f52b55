import * as z from 'zod/mini';
import { ErrorBody } from '#src/contract/endpoint.ts';
import { issueMessage } from '#src/contract/schema-issue.ts';
import { endpoints, type EndpointName } from '#src/contract/registry.ts';
import { people, type Viewer } from '../fixtures/accounts.ts';

/** Stands for every call of the contract. */
const ANY_CALL = '*';
const names = [...endpoints.map(({ name }) => name), ANY_CALL] as const;
const viewers = Object.keys(people) as Viewer[];
const Count = z.int('a whole number').check(z.positive('at least 1'));
const Status = z
  .int('a whole number from 200 to 599')
  .check(z.gte(200, 'at least 200'), z.lte(599, 'at most 599'));
const Milliseconds = z.number('a number').check(z.gte(0, 'at least 0'));
const Percentage = z
  .int('a whole percentage from 1 to 100')
  .check(z.gte(1, 'at least 1'), z.lte(100, 'at most 100'));
const RetryAfter = z.optional(
  z.int('a whole number of seconds').check(z.nonnegative('at least 0')),
);
const Fields = z.record(z.string(), z.unknown(), 'an object');

/** The calls that a fault applies to. Every condition given must match. */
const matching = {
  call: z.enum(names, `one of: ${names.join(', ')}`),
  /** The number of calls that fail; unlimited by default. */
  times: z.optional(Count),
  /** The number of matching calls that succeed first. */
  after: z.optional(Count),
  /** The share of matching calls that fail, as a percentage from 1 to 100; all by default. */
  rate: z.optional(Percentage),
  /** Parameters of the path, such as `{ id: '12' }`. */
  params: z.optional(z.record(z.string(), z.string('a string'), 'an object of strings')),
  /** Parameters that the query must contain. */
  query: z.optional(z.record(z.string(), z.string('a string'), 'an object of strings')),
  /** Fields that the JSON body of the request must contain. */
  sent: z.optional(Fields),
  /** The signed-in viewer. */
  viewer: z.optional(z.enum(viewers, `one of: ${viewers.join(', ')}`)),
};

/** The kinds of faults and their fields. */
const kinds = [
  z
    .strictObject({
      ...matching,
      kind: z.literal('delay'),
      milliseconds: Milliseconds,
      /** The longest delay of a range that starts at `milliseconds`. */
      upTo: z.optional(Milliseconds),
    })
    .check(
      z.refine(({ milliseconds, upTo }) => upTo === undefined || upTo >= milliseconds, {
        path: ['upTo'],
        error: 'at least `milliseconds`',
      }),
    ),
  z.strictObject({ ...matching, kind: z.literal('never') }),
  z.strictObject({ ...matching, kind: z.literal('hold') }),
  z.strictObject({
    ...matching,
    kind: z.literal('status'),
    status: Status,
    body: z._default(z.nullable(ErrorBody), null),
    /** The seconds of the `Retry-After` header; without it, the response has none. */
    retryAfter: RetryAfter,
  }),
  z.strictObject({ ...matching, kind: z.literal('network') }),
  z.strictObject({ ...matching, kind: z.literal('lost') }),
  z.strictObject({ ...matching, kind: z.literal('html'), status: z._default(Status, 200) }),
  z.strictObject({
    ...matching,
    kind: z.literal('answer'),
    body: z.unknown(),
    /** 200 by default. */
    status: z.optional(Status),
    retryAfter: RetryAfter,
  }),
  z.strictObject({
    ...matching,
    kind: z.literal('patch'),
    patch: Fields,
    each: z.optional(z.string('the path of a list, such as "offers"')),
    where: z.optional(Fields),
  }),
] as const;
const kindNames = kinds.map(({ shape }) => shape.kind.def.values[0]);

/**
 * A failure of a call, as plain data for scenarios, stories, files, requests and addresses.
 */
export const Fault = z.discriminatedUnion('kind', kinds, `one of: ${kindNames.join(', ')}`);
export type Fault = z.infer<typeof Fault>;

/** A fault that lets the handler run and changes its response, or loses it. */
export type ResponseFault = Extract<Fault, { kind: 'patch' | 'lost' }>;

/** A fault that answers a call in place of the handler, or makes it wait. */
export type RequestFault = Exclude<Fault, ResponseFault>;

/** A fault that changes the handler's response. */
export type PatchFault = Extract<Fault, { kind: 'patch' }>;

/**
 * Parses one fault or a list of faults from a file or a request.
 *
 * @throws Error with the fault's position, the invalid field and the allowed values
 */
export function readFaults(value: unknown): Fault[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((entry, index) => readFault(entry, `Fault ${index + 1}`));
}

/**
 * Parses one fault.
 *
 * @param name the fault's name in the error message
 * @throws Error with the invalid field and the allowed values
 */
export function readFault(value: unknown, name: string): Fault {
  const parsed = Fault.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const fields = fieldsOf(value).join(', ');
    throw new Error(`${name}, ${issue.keys.join(', ')}: unknown field; allowed: ${fields}`);
  }
  const message = issue && issueMessage(issue, value);
  throw new Error(`${name}, ${issue?.path.join('.') || 'kind'}: ${message}`);
}

/** The fields allowed for the kind of this value. */
function fieldsOf(value: unknown): string[] {
  const kind = (value as Partial<Fault>).kind;
  const shape = kinds.find((schema) => schema.shape.kind.def.values[0] === kind)?.shape;
  return Object.keys(shape ?? {});
}

/** An endpoint of the contract, or {@link anyCall}. */
interface Named {
  readonly name: EndpointName | typeof ANY_CALL;
}

/**
 * Every call of the contract, where a fault expects an endpoint.
 *
 * @example offline(anyCall) // the network is down
 */
export const anyCall = { name: ANY_CALL } as const satisfies Named;

/**
 * Delays the response.
 *
 * @param range.upTo delays each call by a different time, from `milliseconds` up to this one
 * @example slow(listOffers, 200, { upTo: 900 })
 */
export function slow(
  endpoint: Named,
  milliseconds: number,
  range: { readonly upTo?: number } = {},
): Fault {
  return { call: endpoint.name, kind: 'delay', milliseconds, ...range };
}

/** The call never gets a response. */
export function never(endpoint: Named): Fault {
  return { call: endpoint.name, kind: 'never' };
}

/** The call waits until it is released in the workbench, or another state is opened. */
export function hold(endpoint: Named): Fault {
  return { call: endpoint.name, kind: 'hold' };
}

/**
 * The call gets an HTTP error.
 *
 * @param body the error body; without one, the response is empty, so the fallback message shows
 * @param headers.retryAfter the seconds that the client should wait
 * @example fails(resendOtp, 429, { message: 'Please wait.' }, { retryAfter: 30 })
 */
export function fails(
  endpoint: Named,
  status: number,
  body: ErrorBody | null = null,
  headers: { readonly retryAfter?: number } = {},
): Fault {
  return { call: endpoint.name, kind: 'status', status, body, ...headers };
}

/** The call fails with a network error. */
export function offline(endpoint: Named): Fault {
  return { call: endpoint.name, kind: 'network' };
}

/** The server carries out the call, but its response never arrives. */
export function losesAnswer(endpoint: Named): Fault {
  return { call: endpoint.name, kind: 'lost' };
}

/** The response is an HTML page instead of JSON, as from a proxy. */
export function answersHtml(endpoint: Named, status = 200): Fault {
  return { call: endpoint.name, kind: 'html', status };
}

/** The call succeeds with this body, which can break the contract. */
export function answersWith(endpoint: Named, body: unknown): Fault {
  return { call: endpoint.name, kind: 'answer', body };
}

/**
 * Patches the handler's successful response. The patch is applied after validation, so the result
 * can break the contract.
 *
 * @param patch a JSON merge patch (RFC 7396): null removes a field, a list replaces a list
 * @param items patches the items of a list instead of the whole response: `each` is the list's
 *   dot-separated path; `where` selects items by their fields, by default all of them
 * @example
 * patches(getOffer, { offer: { status: 'archived' } })
 * patches(listOffers, { status: 'archived' }, { each: 'offers', where: { id: 12 } })
 */
export function patches(
  endpoint: Named,
  patch: Readonly<Record<string, unknown>>,
  items: { readonly each?: string; readonly where?: Readonly<Record<string, unknown>> } = {},
): Fault {
  return { call: endpoint.name, kind: 'patch', patch, ...items };
}

/** Limits a fault to one call. */
export function once(fault: Fault): Fault {
  return { ...fault, times: 1 };
}

/**
 * Delays a fault until the first `calls` matching calls have passed. Every matching call counts,
 * including those that fail with another fault.
 *
 * @example after(2, fails(listOffers, 500)) // the first two calls succeed, the third fails
 */
export function after(calls: number, fault: Fault): Fault {
  return { ...fault, after: calls };
}

/**
 * Limits a fault to calls that match a condition.
 *
 * @example
 * when({ viewer: 'worker' }, slow(listOffers, 2_000))
 * when({ params: { id: '12' } }, fails(getOffer, 404))
 * when({ sent: { rating: 5 } }, fails(createReview, 500))
 * when({ rate: 20 }, fails(anyCall, 503)) // one call in five, in the same order on every run
 */
export function when(
  condition: Pick<Fault, 'params' | 'query' | 'sent' | 'viewer' | 'rate'>,
  fault: Fault,
): Fault {
  return { ...fault, ...condition };
}

/**
 * Limits a fault to one page of a list.
 *
 * @example onPage(2, never(listOffers)) // the first page loads, the second never does
 */
export function onPage(page: number, fault: Fault): Fault {
  return when({ query: { ...fault.query, page: String(page) } }, fault);
}
