import { inMilliseconds } from '../../words.ts';
import type { Fault } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { fullName } from '#src/domain/user.ts';

/** What a fault does to its calls, such as `Fails with 503`. */
export function describeEffect(fault: Fault): string {
  switch (fault.kind) {
    case 'status': {
      const retry = fault.retryAfter === undefined ? '' : `, to retry after ${fault.retryAfter} s`;
      return `Fails with ${fault.status}${retry}`;
    }
    case 'html':
      return `Returns an HTML page with ${fault.status}`;
    case 'delay': {
      const upTo = fault.upTo === undefined ? '' : ` to ${inMilliseconds(fault.upTo)}`;
      return `Takes ${inMilliseconds(fault.milliseconds)}${upTo} longer`;
    }
    case 'never':
      return 'Never gets a response';
    case 'hold':
      return 'Is held in the Requests tab';
    case 'network':
      return 'Fails with a network error';
    case 'lost':
      return 'Succeeds, but the response is lost';
    case 'answer':
      return 'Returns a different response';
    case 'patch':
      return 'Returns a modified response';
    default:
      return fault satisfies never;
  }
}

/** When a fault applies, one text for each condition, such as `once` and `for Clara Novak`. */
export function describeConditions({
  times,
  after,
  rate,
  params,
  query,
  sent,
  viewer,
}: Fault): string[] {
  return [
    ...(times === undefined ? [] : [times === 1 ? 'once' : `${times} times`]),
    ...(after === undefined ? [] : [`from call ${after + 1} on`]),
    ...(rate === undefined ? [] : [`${rate}% of the calls`]),
    ...Object.entries({ ...params, ...query }).map(([name, value]) => `${name}=${value}`),
    ...(sent === undefined ? [] : [`with ${JSON.stringify(sent)} in the body`]),
    ...(viewer === undefined ? [] : [`for ${fullName(people[viewer])}`]),
  ];
}
