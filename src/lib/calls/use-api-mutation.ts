import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useState } from 'react';
import { CONFLICT } from './http-status.ts';
import type { ApiError } from './api-error.ts';
import { useServices } from '../app/ServicesProvider.tsx';
import { applyPatch, invalidate, type Patch } from './patch.ts';
import { lockOf } from './mutation-locks.ts';
import { sendReliably, type ReliableCall } from './reliable-call.ts';
import { useIsSlow } from './use-is-slow.ts';

export interface ApiMutationOptions<Variables, Answer> extends ReliableCall<Variables, Answer> {
  /**
   * What the mutation changes, such as `['offer', 12]`. Of mutations with the same key only one runs at
   * a time, wherever they are mounted.
   */
  readonly key: QueryKey;
  readonly patch?: Patch<Answer> | undefined;
  /** Updates the cache before the call is sent. Returns the rollback. */
  readonly optimistic?: ((variables: Variables) => (() => void) | undefined) | undefined;
  /** Runs after success, even if the caller has unmounted by then, but not once the viewer has left. */
  readonly onSuccess?: ((answer: Answer, variables: Variables) => void) | undefined;
  /**
   * Runs with the answer of an earlier send that turns out to have succeeded with other variables, under the
   * same conditions. `onError` follows.
   */
  readonly onSuperseded?: ((earlier: Answer, variables: Variables) => void) | undefined;
  /** Runs after a failure, under the same conditions. */
  readonly onError?: ((error: ApiError, variables: Variables) => void) | undefined;
}

/** Callbacks of one {@link ApiMutation.send}; they run only while the caller is mounted. */
export interface SendCallbacks<Answer> {
  readonly onSuccess?: (answer: Answer) => void;
  readonly onError?: (error: ApiError) => void;
}

export interface MutationFailure<Variables> {
  readonly variables: Variables;
  readonly error: ApiError;
  /** Whether the call may have taken effect. The next send asks the server first. */
  readonly isUnconfirmed: boolean;
}

export interface ApiMutation<Variables, Answer> {
  /** The variables in flight for this key, from any component; undefined when idle. */
  readonly pending: Variables | undefined;
  readonly isPending: boolean;
  /** Whether the call has been pending for so long that the screen must offer {@link stopWaiting}. */
  readonly isSlow: boolean;
  /** How the last send from here failed; null after a later send with the same key. */
  readonly failure: MutationFailure<Variables> | null;
  /** Sends the call. Ignored while one with the same key is pending; returns whether it was sent. */
  send(variables: Variables, callbacks?: SendCallbacks<Answer>): boolean;
  /**
   * Aborts the pending call and settles at once. Its outcome is then unknown: the next send asks the
   * server first.
   */
  stopWaiting(): void;
  reset(): void;
}

/**
 * Sends a call that changes something. Every such call of a component goes through this hook.
 *
 * - A second send with the same key is ignored while the first is pending.
 * - An error is shown at once: nothing waits for a refetch.
 * - After success, resources that the contract lists for the call are invalidated, except what `patch`
 *   updates. They are also invalidated after a conflict and after an unknown outcome, because the screen
 *   may be outdated then; what `patch` would have updated is left to `confirm`.
 * - When the outcome is unknown, and after a conflict, `confirm` asks the server before the mutation
 *   settles. If the outcome stays unknown, the next send asks again first, so nothing is sent twice.
 *
 * @example
 * const { send, isPending, failure } = useApiMutation({
 *   key: ['review', 'create', offer.id],
 *   request: (form: ReviewForm) => prepareCall(createReview, { body: reviewBody(offer.id, form) }),
 * });
 */
export function useApiMutation<Variables, Answer>(
  options: ApiMutationOptions<Variables, Answer>,
): ApiMutation<Variables, Answer> {
  const services = useServices();
  const queries = useQueryClient();
  const lock = lockOf<Variables>(queries, options.key);
  const filters = { mutationKey: options.key, exact: true };
  const isCurrentViewer = () => services.cache.current() === queries;

  const mutation = useMutation<Answer, ApiError, Variables, (() => void) | undefined>({
    mutationKey: options.key,
    mutationFn: (variables) =>
      sendReliably(
        { api: services.api, clock: services.environment.clock },
        lock,
        options,
        variables,
        (earlier) => {
          if (options.patch) applyPatch(queries, options.patch, earlier);
          if (isCurrentViewer()) options.onSuperseded?.(earlier, variables);
        },
      ),
    onMutate: (variables) => options.optimistic?.(variables),
    onSuccess(answer, variables) {
      if (options.patch) applyPatch(queries, options.patch, answer);
      invalidate(queries, options.request(variables).endpoint, options.patch);
      if (isCurrentViewer()) options.onSuccess?.(answer, variables);
    },
    onError(error, variables, rollback) {
      rollback?.();
      if (error.status === CONFLICT || error.kind === 'superseded' || error.isOutcomeUnknown) {
        invalidate(queries, options.request(variables).endpoint, options.patch);
      }
      if (isCurrentViewer()) options.onError?.(error, variables);
    },
    onSettled() {
      lock.controller = null;
      lock.isTaken = false;
    },
  });

  const pendingOnes = useMutationState({
    filters: { ...filters, status: 'pending' },
    select: ({ state }) => state.variables as Variables,
  });
  const isPending = pendingOnes.length > 0;
  const [serial, setSerial] = useState(0);
  return {
    pending: pendingOnes.at(-1),
    isPending,
    isSlow: useIsSlow(isPending),
    failure:
      mutation.isError && serial === lock.serial
        ? {
            variables: mutation.variables,
            error: mutation.error,
            isUnconfirmed: lock.isUnknown,
          }
        : null,
    send(variables, callbacks = {}) {
      if (lock.isTaken) return false;
      lock.isTaken = true;
      lock.serial += 1;
      setSerial(lock.serial);
      mutation.mutate(variables, callbacks);
      return true;
    },
    stopWaiting() {
      lock.isStopped = true;
      lock.controller?.abort();
    },
    reset: mutation.reset,
  };
}
