import * as auth from '#src/contract/auth.ts';
import * as dashboards from '#src/contract/dashboards.ts';
import * as messages from '#src/contract/messages.ts';
import * as offers from '#src/contract/offers.ts';
import * as reviews from '#src/contract/reviews.ts';
import * as tasks from '#src/contract/tasks.ts';
import * as unread from '#src/contract/unread.ts';
import { isEndpoint } from '#src/contract/registry.ts';
import type { Fault } from '../faults/faults.ts';
import { printCode } from './print-code.ts';

const MODULES = { auth, dashboards, messages, offers, reviews, tasks, unread };

/** A fault as code, and what it imports. */
export interface PrintedFault {
  readonly code: string;
  /** The imported names, by module. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/**
 * Prints a fault as a call of its function.
 *
 * @param width the columns for it; a fault that needs more is printed as plain data
 * @example printFault({ call: 'offers.list', kind: 'status', status: 500, body: null, times: 1 }, 80).code
 * // 'once(fails(listOffers, 500))'
 */
export function printFault(fault: Fault, width: number): PrintedFault | undefined {
  const endpoint = endpointOf(fault.call);
  if (!endpoint) return undefined;
  const used: string[] = [];
  const call = (name: string, ...args: readonly string[]): string => {
    used.push(name);
    return `${name}(${args.join(', ')})`;
  };
  let code = effectOf(fault, endpoint.name, call);
  const { times, after, query, sent, viewer, rate } = fault;
  const condition = { query, sent, viewer, rate };
  if (query ?? sent ?? viewer ?? rate) code = call('when', flat(condition), code);
  if (after !== undefined) code = call('after', String(after), code);
  if (times === 1) code = call('once', code);
  else if (times !== undefined) return undefined;
  if (code.length > width) return undefined;
  return {
    code,
    imports: { [endpoint.module]: [endpoint.name], '#mocks/faults/faults.ts': used },
  };
}

function effectOf(
  fault: Fault,
  endpoint: string,
  call: (name: string, ...args: readonly string[]) => string,
): string {
  switch (fault.kind) {
    case 'delay': {
      const { milliseconds, upTo } = fault;
      const range = upTo === undefined ? [] : [flat({ upTo })];
      return call('slow', endpoint, String(milliseconds), ...range);
    }
    case 'never':
      return call('never', endpoint);
    case 'network':
      return call('offline', endpoint);
    case 'lost':
      return call('losesAnswer', endpoint);
    case 'html':
      return call('answersHtml', endpoint, ...(fault.status === 200 ? [] : [String(fault.status)]));
    case 'answer':
      return call('answersWith', endpoint, flat(fault.body));
    case 'status': {
      const { status, body, retryAfter } = fault;
      const wait = retryAfter === undefined ? [] : [flat({ retryAfter })];
      const given = body === null && wait.length === 0 ? [] : [flat(body)];
      return call('fails', endpoint, String(status), ...given, ...wait);
    }
    case 'patch': {
      const { patch, each, where } = fault;
      const items = each === undefined ? [] : [flat({ each, where })];
      return call('patches', endpoint, flat(patch), ...items);
    }
    default:
      return fault satisfies never;
  }
}

function flat(value: unknown): string {
  return printCode(value, { width: Infinity });
}

function endpointOf(call: string): { name: string; module: string } | undefined {
  for (const [module, exports] of Object.entries(MODULES)) {
    for (const [name, value] of Object.entries(exports)) {
      if (isEndpoint(value) && value.name === call) {
        return { name, module: `#src/contract/${module}.ts` };
      }
    }
  }
  return undefined;
}
