import * as z from 'zod/mini';
import { ErrorBody, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints, type EndpointName } from '#src/contract/registry.ts';

const names = endpoints.map(({ name }) => name);
const matching = {
  call: z.enum(names, `one of the calls: ${names.join(', ')}`),
  times: z.optional(z.int().check(z.positive())),
  /** What the call's query must say for it to strike; other parameters do not matter. */
  query: z.optional(z.record(z.string(), z.string())),
};
const Status = z.int().check(z.gte(200), z.lte(599));

/**
 * What goes wrong with a call, as data: it can stand in a scenario, a file or a request. It strikes
 * always, or only the given number of times; and every such call, or only those with its query.
 */
export const Fault = z.discriminatedUnion('kind', [
  z.object({ ...matching, kind: z.literal('delay'), milliseconds: z.number().check(z.gte(0)) }),
  z.object({ ...matching, kind: z.literal('never') }),
  z.object({
    ...matching,
    kind: z.literal('status'),
    status: Status,
    body: z._default(z.nullable(ErrorBody), null),
  }),
  z.object({ ...matching, kind: z.literal('network') }),
  z.object({ ...matching, kind: z.literal('html'), status: z._default(Status, 200) }),
  z.object({ ...matching, kind: z.literal('answer'), body: z.unknown() }),
]);
export type Fault = z.infer<typeof Fault>;

/**
 * Reads faults from a file or a request: one, or a list.
 *
 * @throws Error naming the fault, its field and what is allowed
 */
export function readFaults(value: unknown): Fault[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((entry, index) => {
    const parsed = Fault.safeParse(entry);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(`Fault ${index + 1}, ${issue?.path.join('.') || 'kind'}: ${issue?.message}`);
  });
}

type Named = AnyEndpoint & { readonly name: EndpointName };

/** The call answers as usual, but only after a while. */
export function slow(endpoint: Named, milliseconds: number): Fault {
  return { call: endpoint.name, kind: 'delay', milliseconds };
}

/** The call never answers. */
export function never(endpoint: Named): Fault {
  return { call: endpoint.name, kind: 'never' };
}

/**
 * The call is refused.
 *
 * @param body the error body; without one the answer is empty, so that the fallback text shows
 */
export function fails(endpoint: Named, status: number, body: ErrorBody | null = null): Fault {
  return { call: endpoint.name, kind: 'status', status, body };
}

/** The network breaks off. */
export function offline(endpoint: Named): Fault {
  return { call: endpoint.name, kind: 'network' };
}

/** Something in between, a proxy for instance, answers with a page instead of JSON. */
export function answersHtml(endpoint: Named, status = 200): Fault {
  return { call: endpoint.name, kind: 'html', status };
}

/** The call succeeds with a body of one's own, one that breaks the contract for instance. */
export function answersWith(endpoint: Named, body: unknown): Fault {
  return { call: endpoint.name, kind: 'answer', body };
}

/** The same fault, but only once. */
export function once(fault: Fault): Fault {
  return { ...fault, times: 1 };
}

/**
 * The same fault, but only on one page of a list.
 *
 * @example onPage(2, never(listOffers)) // the first page comes, the second does not
 */
export function onPage(page: number, fault: Fault): Fault {
  return { ...fault, query: { ...fault.query, page: String(page) } };
}

/** Hands out the faults of a server, counting down those that strike a limited number of times. */
export class FaultQueue {
  #faults: { fault: Fault; left: number }[];

  constructor(faults: readonly Fault[]) {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times ?? Infinity }));
  }

  add(fault: Fault): void {
    this.#faults.push({ fault, left: fault.times ?? Infinity });
  }

  /** The faults that strike this call now, in their order. */
  take(call: string, query = new URLSearchParams()): Fault[] {
    const matching = this.#faults.filter(
      ({ fault, left }) => fault.call === call && left > 0 && isAbout(fault, query),
    );
    for (const entry of matching) entry.left -= 1;
    return matching.map((entry) => entry.fault);
  }
}

/** Whether a query says all that a fault asks for. */
function isAbout(fault: Fault, query: URLSearchParams): boolean {
  return Object.entries(fault.query ?? {}).every(([name, value]) => query.get(name) === value);
}
