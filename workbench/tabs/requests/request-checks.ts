import { findDrift, findRequestDrift, splitDrift, type Drift } from '#mocks/recording/drift.ts';
import { exchangeOf } from '#mocks/recording/exchange.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';

type RequestChecks = Readonly<Record<'request' | 'answer', readonly Drift[]>>;

const known = new WeakMap<SeenRequest, RequestChecks>();

/** Where a logged request and its answer differ from the contract, compared once for each version of the entry. */
export function checksOf(seen: SeenRequest): RequestChecks {
  const found = known.get(seen);
  if (found) return found;
  const exchange = exchangeOf(seen);
  const checks = { request: findRequestDrift(exchange), answer: findDrift(exchange) };
  known.set(seen, checks);
  return checks;
}

/** Whether a request or its answer differs from the contract. Extra fields don't count. */
export function hasDrift(seen: SeenRequest): boolean {
  const { request, answer } = checksOf(seen);
  return splitDrift([...request, ...answer]).differences.length > 0;
}
