import type { Fault } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { fullName } from '#src/domain/user.ts';
import { networkCopy } from '../network-copy.ts';

const { effects, conditions } = networkCopy;

/** What a fault does to its calls, such as `Fails with 503`. */
export function describeEffect(fault: Fault): string {
  switch (fault.kind) {
    case 'status':
      return fault.retryAfter === undefined
        ? effects.status(fault.status)
        : effects.retryAfter(fault.status, fault.retryAfter);
    case 'html':
      return effects.html(fault.status);
    case 'delay':
      return fault.upTo === undefined
        ? effects.delay(fault.milliseconds)
        : effects.delayRange(fault.milliseconds, fault.upTo);
    case 'never':
    case 'hold':
    case 'network':
    case 'lost':
    case 'answer':
    case 'patch':
      return effects[fault.kind];
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
    ...(times === undefined ? [] : [times === 1 ? conditions.once : conditions.times(times)]),
    ...(after === undefined ? [] : [conditions.after(after)]),
    ...(rate === undefined ? [] : [conditions.rate(rate)]),
    ...Object.entries({ ...params, ...query }).map(([name, value]) =>
      conditions.query(name, value),
    ),
    ...(sent === undefined ? [] : [conditions.sent(JSON.stringify(sent))]),
    ...(viewer === undefined ? [] : [conditions.viewer(fullName(people[viewer]))]),
  ];
}
