import type { AnyEndpoint } from '#src/contract/endpoint.ts';

/**
 * How a call failed:
 * - `http`: the server answered with an error status;
 * - `network`: no answer arrived;
 * - `not-json`: the answer is no JSON, an HTML page for instance;
 * - `contract`: the answer is JSON but not what the contract promises.
 */
export type ApiErrorKind = 'http' | 'network' | 'not-json' | 'contract';

/** A failed call. Its `message` is fit to be shown: the server's own, or the call's fallback. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The call that failed, such as `auth.login`. */
  readonly call: string;
  /** HTTP status; undefined when no answer arrived. */
  readonly status: number | undefined;
  /** The first message of each field (section 5). */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Whether `message` is the server's own; a screen may replace only a fallback. */
  readonly hasServerMessage: boolean;

  constructor(failure: {
    kind: ApiErrorKind;
    endpoint: AnyEndpoint;
    status?: number | undefined;
    serverMessage?: string | null | undefined;
    fieldErrors?: Readonly<Record<string, string>>;
    cause?: unknown;
  }) {
    super(failure.serverMessage || failure.endpoint.fallback, { cause: failure.cause });
    this.kind = failure.kind;
    this.call = failure.endpoint.name;
    this.status = failure.status;
    this.fieldErrors = failure.fieldErrors ?? {};
    this.hasServerMessage = Boolean(failure.serverMessage);
  }
}
