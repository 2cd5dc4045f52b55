import {
  hashKey,
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyEndpoint, CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import type { Api, CallOptions } from './api.ts';
import { useServices } from './EnvironmentProvider.tsx';
import { applyPatch, invalidate, type Patch } from './patch.ts';
import { useIsSlow } from './use-is-slow.ts';

/** HTTP status: the state of what the call changes does not allow it, so the screen is outdated. */
export const CONFLICT = 409;

/** The timeout of `confirm`. After it, the outcome stays unknown. */
export const CONFIRM_TIMEOUT_MS = 10_000;

/** A call with its input. */
export interface PreparedCall<Answer> {
  readonly endpoint: AnyEndpoint;
  send(api: Api, options: CallOptions): Promise<Answer>;
}

/** Pairs an endpoint with the input of one call. */
export function prepareCall<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): PreparedCall<CallAnswer<E>> {
  return { endpoint, send: (api, options) => api.call(endpoint, input, options) };
}

export interface ApiMutationOptions<Variables, Answer> {
  /**
   * What the mutation changes, such as `['offer', 12]`. Of mutations with the same key only one runs at
   * a time, wherever they are mounted.
   */
  readonly key: QueryKey;
  /** The call to send. */
  readonly request: (variables: Variables) => PreparedCall<Answer>;
  /** Updates cached answers from the answer, so that they are not refetched. */
  readonly patch?: Patch<Answer> | undefined;
  /** Updates the cache before the call is sent. Returns the rollback. */
  readonly optimistic?: ((variables: Variables) => (() => void) | undefined) | undefined;
  /**
   * Asks the server whether a call took effect: its outcome is unknown (the response was lost,
   * malformed, or the user stopped waiting), or it was a conflict, as for a request that was delivered
   * twice. Resolves with the answer that it would have had, or null if it had no effect. Required for
   * calls that must not be sent twice.
   */
  readonly confirm?:
    | ((variables: Variables, options: CallOptions, error: ApiError) => Promise<Answer | null>)
    | undefined;
  /** Milliseconds after which the call is aborted. By default a call may take forever. */
  readonly timeout?: number | undefined;
  /** Runs after success, even if the caller has unmounted by then, but not once the viewer has left. */
  readonly onSuccess?: ((answer: Answer, variables: Variables) => void) | undefined;
  /** Runs after a failure, under the same conditions. */
  readonly onError?: ((error: ApiError, variables: Variables) => void) | undefined;
}

/** Callbacks of one {@link ApiMutation.send}; they run only while the caller is mounted. */
export interface SendCallbacks<Answer> {
  readonly onSuccess?: (answer: Answer) => void;
  readonly onError?: (error: ApiError) => void;
}

/** A failed send. */
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
  /** Clears the failure. */
  reset(): void;
}

/**
 * Sends a call that changes something. Every such call of the product goes through this hook.
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
  const { api, cache, environment } = useServices();
  const queries = useQueryClient();
  const lock = lockOf<Variables>(queries, options.key);
  const filters = { mutationKey: options.key, exact: true };
  const isCurrentViewer = () => cache.current().queries === queries;

  /** Rejects like a lost response when the wait ends before the call does. */
  async function withTimeout<T>(
    endpoint: AnyEndpoint,
    milliseconds: number | undefined,
    run: (options: CallOptions) => Promise<T>,
  ): Promise<T> {
    const controller = new AbortController();
    lock.controller = controller;
    const cancelTimer =
      milliseconds === undefined
        ? undefined
        : environment.clock.after(milliseconds, () => controller.abort());
    try {
      return await run({ signal: controller.signal });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      throw new ApiError({ kind: 'network', endpoint, cause: error });
    } finally {
      cancelTimer?.();
    }
  }

  /** @returns the answer if the call took effect, null if it had none or cannot be confirmed */
  async function confirmed(
    { confirm }: ApiMutationOptions<Variables, Answer>,
    endpoint: AnyEndpoint,
    { variables, error }: Unconfirmed<Variables>,
  ): Promise<Answer | null> {
    if (!confirm) return null;
    const answer = await withTimeout(endpoint, CONFIRM_TIMEOUT_MS, (callOptions) =>
      confirm(variables, callOptions, error),
    );
    lock.unconfirmed = undefined;
    return answer;
  }

  const mutation = useMutation<Answer, ApiError, Variables, (() => void) | undefined>({
    mutationKey: options.key,
    async mutationFn(variables) {
      lock.isStopped = false;
      const { endpoint, send } = options.request(variables);
      const { unconfirmed } = lock;
      if (unconfirmed) {
        const earlier = await confirmed(options, endpoint, unconfirmed);
        if (earlier !== null) {
          if (hashKey([unconfirmed.variables]) === hashKey([variables])) return earlier;
          // The answer is to something else than what is sent now, such as a text before its last edit.
          if (options.patch) applyPatch(queries, options.patch, earlier);
          throw new ApiError({ kind: 'superseded', endpoint });
        }
      }
      try {
        return await withTimeout(endpoint, options.timeout, (callOptions) =>
          send(api, callOptions),
        );
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!error.isOutcomeUnknown && error.status !== CONFLICT) throw error;
        const failed = { variables, error };
        if (error.isOutcomeUnknown && options.confirm) lock.unconfirmed = failed;
        if (lock.isStopped) throw error;
        const answer = await confirmed(options, endpoint, failed).catch(() => null);
        if (answer !== null) return answer;
        throw error;
      }
    },
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
  /** The last send from here. */
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
            isUnconfirmed: lock.unconfirmed !== undefined,
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

/** What mutations with the same key share, beside the mutation cache. */
interface MutationLock<Variables> {
  /** Whether one is pending. A second click can come before the first re-render. */
  isTaken: boolean;
  /** Counts the sends. */
  serial: number;
  controller: AbortController | null;
  /** Whether someone has stopped waiting for the pending one. */
  isStopped: boolean;
  /** The last call, if its outcome is unknown. */
  unconfirmed: Unconfirmed<Variables> | undefined;
}

/** A failed call that may have taken effect. */
interface Unconfirmed<Variables> {
  readonly variables: Variables;
  readonly error: ApiError;
}

const locks = new WeakMap<QueryClient, Map<string, MutationLock<unknown>>>();

function lockOf<Variables>(queries: QueryClient, key: QueryKey): MutationLock<Variables> {
  const ofClient = locks.get(queries) ?? new Map<string, MutationLock<unknown>>();
  locks.set(queries, ofClient);
  const hash = hashKey(key);
  const lock = ofClient.get(hash) ?? {
    isTaken: false,
    serial: 0,
    controller: null,
    isStopped: false,
    unconfirmed: undefined,
  };
  ofClient.set(hash, lock);
  return lock as MutationLock<Variables>;
}
