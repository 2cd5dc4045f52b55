import type { AnyEndpoint } from '#src/contract/endpoint.ts';

/**
 * Why a call failed:
 * - `http`: the server responded with an error status;
 * - `network`: no complete response arrived;
 * - `not-json`: the response is not JSON, such as an HTML page;
 * - `contract`: the response is JSON but does not match the contract.
 */
export type ApiErrorKind = 'http' | 'network' | 'not-json' | 'contract';

/** A timeout, or a gateway that lost the server's response. */
const UNKNOWN_OUTCOME_STATUSES: ReadonlySet<number> = new Set([408, 502, 504]);

/**
 * A failed call. Its `message` can be shown to users: it is the server's message, or the call's
 * fallback from the contract.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Name of the failed call, such as `auth.login`. */
  readonly call: string;
  /** HTTP status; undefined when no response arrived. */
  readonly status: number | undefined;
  /** The first error message of each field (section 5). */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Whether `message` comes from the server. A screen may replace a fallback, never this. */
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

  /** Whether the server may have carried out the call although no usable response arrived. */
  get isOutcomeUnknown(): boolean {
    return this.kind !== 'http' || UNKNOWN_OUTCOME_STATUSES.has(this.status ?? 0);
  }
}
