import * as z from 'zod/mini';
import { ErrorBody, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints, type EndpointName } from '#src/contract/registry.ts';
import { people, type Viewer } from './scenarios/accounts.ts';

const names = endpoints.map(({ name }) => name);
const viewers = Object.keys(people) as Viewer[];
const Count = z.int('a whole number').check(z.positive('at least 1'));
const Status = z
  .int('a whole number from 200 to 599')
  .check(z.gte(200, 'at least 200'), z.lte(599, 'at most 599'));
const Fields = z.record(z.string(), z.unknown(), 'an object');

/** Which calls a fault strikes: all that is given must match. */
const matching = {
  call: z.enum(names, `one of the calls: ${names.join(', ')}`),
  /** How many calls it strikes; all of them without it. */
  times: z.optional(Count),
  /** How many matching calls pass before it strikes. */
  after: z.optional(Count),
  /** What the query must contain. */
  query: z.optional(z.record(z.string(), z.string('a text'), 'an object of texts')),
  /** What the JSON body of the request must contain, compared field by field. */
  sent: z.optional(Fields),
  /** Who must make the call. */
  viewer: z.optional(z.enum(viewers, `one of the people: ${viewers.join(', ')}`)),
};

/** The kinds of faults, with the fields of each. */
const kinds = [
  z.strictObject({
    ...matching,
    kind: z.literal('delay'),
    milliseconds: z.number('a number').check(z.gte(0, 'at least 0')),
  }),
  z.strictObject({ ...matching, kind: z.literal('never') }),
  z.strictObject({
    ...matching,
    kind: z.literal('status'),
    status: Status,
    body: z._default(z.nullable(ErrorBody), null),
  }),
  z.strictObject({ ...matching, kind: z.literal('network') }),
  z.strictObject({ ...matching, kind: z.literal('html'), status: z._default(Status, 200) }),
  z.strictObject({ ...matching, kind: z.literal('answer'), body: z.unknown() }),
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
 * What goes wrong with a call, as plain data: it can stand in a scenario, a story, a file, a request
 * or an address.
 */
export const Fault = z.discriminatedUnion('kind', kinds, `one of: ${kindNames.join(', ')}`);
export type Fault = z.infer<typeof Fault>;

/** A fault that changes the true answer. */
export type PatchFault = Extract<Fault, { kind: 'patch' }>;

/**
 * Reads faults from a file or a request: one, or a list.
 *
 * @throws Error naming the fault, its field and what is allowed
 */
export function readFaults(value: unknown): Fault[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((entry, index) => readFault(entry, `Fault ${index + 1}`));
}

/**
 * Reads one fault.
 *
 * @param name what the error calls it
 * @throws Error naming the fault, its field and what is allowed
 */
export function readFault(value: unknown, name: string): Fault {
  const parsed = Fault.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const fields = fieldsOf(value).join(', ');
    throw new Error(`${name}, ${issue.keys.join(', ')}: no such field; allowed: ${fields}`);
  }
  throw new Error(`${name}, ${issue?.path.join('.') || 'kind'}: ${issue?.message}`);
}

/** The fields that a fault of this value's kind may have. */
function fieldsOf(value: unknown): string[] {
  const kind = (value as Partial<Fault>).kind;
  const shape = kinds.find((schema) => schema.shape.kind.def.values[0] === kind)?.shape;
  return Object.keys(shape ?? {});
}

type Named = AnyEndpoint & { readonly name: EndpointName };

/** The call is answered as usual, but only after a while. */
export function slow(endpoint: Named, milliseconds: number): Fault {
  return { call: endpoint.name, kind: 'delay', milliseconds };
}

/** The call is never answered. */
export function never(endpoint: Named): Fault {
  return { call: endpoint.name, kind: 'never' };
}

/**
 * The call is answered with an HTTP error.
 *
 * @param body the error body; without one the answer is empty, so that the fallback text shows
 */
export function fails(endpoint: Named, status: number, body: ErrorBody | null = null): Fault {
  return { call: endpoint.name, kind: 'status', status, body };
}

/** The network fails. */
export function offline(endpoint: Named): Fault {
  return { call: endpoint.name, kind: 'network' };
}

/** Something in between, a proxy for instance, answers with a page instead of JSON. */
export function answersHtml(endpoint: Named, status = 200): Fault {
  return { call: endpoint.name, kind: 'html', status };
}

/** The call succeeds with a body of its own, one that breaks the contract for instance. */
export function answersWith(endpoint: Named, body: unknown): Fault {
  return { call: endpoint.name, kind: 'answer', body };
}

/**
 * The call is handled as usual, and its successful answer is changed before it is sent. The answer
 * has passed the contract's check by then, so the patch may break it.
 *
 * @param patch a JSON merge patch (RFC 7396): null removes a field, a list replaces a list
 * @param items patches the items of a list instead of the whole answer: `each` is the list's path,
 *   with dots between its fields, and `where` is what an item must contain, by default nothing
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

/** The same fault, but only once. */
export function once(fault: Fault): Fault {
  return { ...fault, times: 1 };
}

/**
 * The same fault, but not from the beginning: the first `calls` calls that it is about pass, and it
 * strikes from the next one on. Every such call counts, whatever answers it.
 *
 * @example after(2, fails(listOffers, 500)) // the first two calls succeed, the third fails
 */
export function after(calls: number, fault: Fault): Fault {
  return { ...fault, after: calls };
}

/**
 * The same fault, but only for calls that match.
 *
 * @example
 * when({ viewer: 'worker' }, slow(listOffers, 2_000))
 * when({ sent: { rating: 5 } }, fails(createReview, 500))
 */
export function when(condition: Pick<Fault, 'query' | 'sent' | 'viewer'>, fault: Fault): Fault {
  return { ...fault, ...condition };
}

/**
 * The same fault, but only on one page of a list.
 *
 * @example onPage(2, never(listOffers)) // the first page arrives, the second does not
 */
export function onPage(page: number, fault: Fault): Fault {
  return when({ query: { ...fault.query, page: String(page) } }, fault);
}
