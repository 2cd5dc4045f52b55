import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { noAttempts, type Attempts } from './reliable-call.ts';

/** What mutations with the same key share, beside the mutation cache. */
export interface MutationLock<Variables> extends Attempts<Variables> {
  /** Whether one is pending. A second click can come before the first re-render. */
  isTaken: boolean;
  serial: number;
}

const locks = new WeakMap<QueryClient, Map<string, MutationLock<unknown>>>();

export function lockOf<Variables>(queries: QueryClient, key: QueryKey): MutationLock<Variables> {
  const ofClient = locks.get(queries) ?? new Map<string, MutationLock<unknown>>();
  locks.set(queries, ofClient);
  const hash = hashKey(key);
  const lock = ofClient.get(hash) ?? { ...noAttempts(), isTaken: false, serial: 0 };
  ofClient.set(hash, lock);
  return lock as MutationLock<Variables>;
}

/** Forgets what was sent and not confirmed, because someone else uses the client now. */
export function forgetLocks(queries: QueryClient): void {
  locks.delete(queries);
}
