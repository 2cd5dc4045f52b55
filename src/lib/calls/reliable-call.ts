import { hashKey } from '@tanstack/react-query';
import type { AnyEndpoint, CallAnswer, CallInput } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { CONFLICT } from './http-status.ts';
import { ApiError } from './api-error.ts';
import type { Api, CallOptions } from './api.ts';

/** The timeout of `confirm`. After it, the outcome stays unknown. */
export const CONFIRM_TIMEOUT_MS = 10_000;

export interface PreparedCall<Answer> {
  readonly endpoint: AnyEndpoint;
  /** What has to be found out first. While it fails, nothing is sent, so the outcome is known. */
  prepare?(api: Api, options: CallOptions): Promise<void>;
  send(api: Api, options: CallOptions): Promise<Answer>;
}

export function prepareCall<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): PreparedCall<CallAnswer<E>> {
  return { endpoint, send: (api, options) => api.call(endpoint, input, options) };
}

/** A call that must not be sent twice, although its answer may be lost. */
export interface ReliableCall<Variables, Answer> {
  readonly request: (variables: Variables) => PreparedCall<Answer>;
  /**
   * Asks the server whether a call took effect: its outcome is unknown (the response was lost,
   * malformed, or the user stopped waiting), or it was a conflict, as for a request that was delivered
   * twice. Resolves with the answer that it would have had, or null if it had no effect. Required for
   * calls that must not be sent twice.
   */
  readonly confirm?:
    | ((variables: Variables, options: CallOptions, error: ApiError) => Promise<Answer | null>)
    | undefined;
  /**
   * The part of the variables that makes two sends the same call, such as what was typed. All of them by
   * default.
   */
  readonly identity?: ((variables: Variables) => unknown) | undefined;
  /** What the call is sent with, where that must outlive the page; by default each action gets a new one. */
  readonly idempotencyKey?: ((variables: Variables) => string) | undefined;
  /** Milliseconds after which the call is aborted. By default a call may take forever. */
  readonly timeout?: number | undefined;
}

export interface Attempts<Variables> {
  controller: AbortController | null;
  /** Whether someone has stopped waiting for it. */
  isStopped: boolean;
  /** The last call, if its outcome is unknown. The next attempt asks the server first. */
  unconfirmed: Unconfirmed<Variables> | undefined;
  /** Whether the server could not be asked whether that call took effect. */
  isUnknown: boolean;
}

interface Unconfirmed<Variables> {
  readonly variables: Variables;
  readonly error: ApiError;
  /** What it was sent with. The same call is sent again with it, so it still takes effect once. */
  readonly idempotencyKey: string;
}

export function noAttempts<Variables>(): Attempts<Variables> {
  return { controller: null, isStopped: false, unconfirmed: undefined, isUnknown: false };
}

/**
 * Sends a call so that it takes effect at most once. When its outcome is unknown, and after a conflict,
 * `confirm` asks the server. If it finds no effect, or can't be asked, the next attempt asks again before it
 * sends.
 *
 * @param onSuperseded receives the answer of an earlier attempt that turns out to have succeeded with other
 *   variables, such as a text before its last edit
 * @throws ApiError of kind `superseded` in that case
 */
export async function sendReliably<Variables, Answer>(
  context: { api: Api; clock: Clock },
  attempts: Attempts<Variables>,
  call: ReliableCall<Variables, Answer>,
  variables: Variables,
  onSuperseded: (answer: Answer) => void,
): Promise<Answer> {
  attempts.isStopped = false;
  const { endpoint, prepare, send } = call.request(variables);
  const { unconfirmed } = attempts;
  let idempotencyKey = call.idempotencyKey?.(variables) ?? createIdempotencyKey();
  if (unconfirmed) {
    const earlier = await confirmed(context, attempts, call, endpoint, unconfirmed);
    attempts.unconfirmed = undefined;
    attempts.isUnknown = false;
    const identity = call.identity ?? ((own: Variables) => own);
    const isSame = hashKey([identity(unconfirmed.variables)]) === hashKey([identity(variables)]);
    if (isSame) {
      if (earlier !== null) return earlier;
      ({ idempotencyKey } = unconfirmed);
    } else if (earlier !== null) {
      onSuperseded(earlier);
      throw new ApiError({ kind: 'superseded', endpoint });
    }
  }
  try {
    if (prepare) {
      await withTimeout(context, attempts, endpoint, call.timeout, (options) =>
        prepare(context.api, options),
      ).catch((cause: unknown) => {
        const isLost = cause instanceof ApiError && cause.isOutcomeUnknown;
        throw isLost ? new ApiError({ kind: 'unsent', endpoint, cause }) : cause;
      });
    }
    return await withTimeout(context, attempts, endpoint, call.timeout, (options) =>
      send(context.api, { ...options, idempotencyKey }),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!error.isOutcomeUnknown && error.status !== CONFLICT) throw error;
    const failed = { variables, error, idempotencyKey };
    if (error.isOutcomeUnknown && call.confirm) {
      attempts.unconfirmed = failed;
      attempts.isUnknown = true;
    }
    if (attempts.isStopped) throw error;
    const answer = await confirmed(context, attempts, call, endpoint, failed).catch(
      () => undefined,
    );
    if (answer === undefined) throw error;
    attempts.isUnknown = false;
    // Without an effect so far, the call may still be under way: the next attempt asks again.
    if (answer === null) throw error;
    attempts.unconfirmed = undefined;
    return answer;
  }
}

/** @returns the answer that the call would have had; null if it had no effect, or has no `confirm` */
async function confirmed<Variables, Answer>(
  context: { api: Api; clock: Clock },
  attempts: Attempts<Variables>,
  { confirm }: ReliableCall<Variables, Answer>,
  endpoint: AnyEndpoint,
  { variables, error }: Unconfirmed<Variables>,
): Promise<Answer | null> {
  if (!confirm) return null;
  return withTimeout(context, attempts, endpoint, CONFIRM_TIMEOUT_MS, (options) =>
    confirm(variables, options, error),
  );
}

/** Rejects like a lost response when the wait ends before the call does. */
async function withTimeout<Answer>(
  { clock }: { clock: Clock },
  attempts: Pick<Attempts<unknown>, 'controller'>,
  endpoint: AnyEndpoint,
  milliseconds: number | undefined,
  run: (options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  attempts.controller = controller;
  const cancelTimer =
    milliseconds === undefined ? undefined : clock.after(milliseconds, () => controller.abort());
  try {
    return await run({ signal: controller.signal });
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    throw new ApiError({ kind: 'network', endpoint, cause: error });
  } finally {
    cancelTimer?.();
  }
}
