import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { NOT_FOUND } from './http-status.ts';

/**
 * Why a call failed:
 * - `invalid-input`: the input breaks the contract, so nothing was sent;
 * - `unsent`: nothing was sent, because what has to be known first could not be fetched;
 * - `superseded`: nothing was sent, because an earlier call had taken effect after all;
 * - `http`: the server responded with an error status;
 * - `network`: no complete response arrived;
 * - `not-json`: the response is not JSON, such as an HTML page or an empty body;
 * - `contract`: the response is JSON but does not match the contract.
 */
export type ApiErrorKind =
  | 'invalid-input'
  | 'unsent'
  | 'superseded'
  | 'http'
  | 'network'
  | 'not-json'
  | 'contract';

/** Statuses of a proxy that gave up on the server, or of a server that gave up on the request. */
const TIMEOUT_STATUSES: ReadonlySet<number> = new Set([408, 502, 504]);

interface Failure {
  readonly kind: ApiErrorKind;
  readonly endpoint: AnyEndpoint;
  readonly status?: number | undefined;
  readonly serverMessage?: string | null | undefined;
  readonly fieldErrors?: Readonly<Record<string, string>>;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/**
 * A failed call. Its `message` can be shown to users: it is the server's message, or the call's
 * fallback from the contract.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Name of the failed call, such as `auth.login`. */
  readonly call: string;
  readonly status: number | undefined;
  /** The first error message of each field (product.md §5). */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Whether `message` comes from the server. A screen may replace a fallback, never this. */
  readonly hasServerMessage: boolean;
  /** How long the server asks to wait before the next try, in milliseconds. */
  readonly retryAfter: number | undefined;
  /**
   * Whether the server may have carried out the call although no usable answer arrived. A call that
   * must not run twice has to be checked before it is sent again.
   */
  readonly isOutcomeUnknown: boolean;

  constructor(failure: Failure) {
    super(messageOf(failure), { cause: failure.cause });
    this.kind = failure.kind;
    this.call = failure.endpoint.name;
    this.status = failure.status;
    this.fieldErrors = failure.fieldErrors ?? {};
    this.hasServerMessage = Boolean(failure.serverMessage);
    this.retryAfter = failure.retryAfter;
    this.isOutcomeUnknown = isOutcomeUnknown(failure.kind, failure.status);
  }

  /**
   * The message, with a screen's own text in place of the call's fallback (decision D25). What the server
   * says, and that an earlier call went through, are never replaced.
   */
  messageOr(fallback: string): string {
    const isFallback = !this.hasServerMessage && this.kind !== 'superseded';
    return isFallback ? fallback : this.message;
  }
}

const SUPERSEDED =
  "Your earlier request went through, so we didn't send this one. Check before you try again.";

function messageOf({ kind, endpoint, serverMessage }: Failure): string {
  return kind === 'superseded' ? SUPERSEDED : serverMessage || endpoint.fallback;
}

function isOutcomeUnknown(kind: ApiErrorKind, status: number | undefined): boolean {
  switch (kind) {
    case 'network':
    case 'not-json':
    case 'contract':
      return true;
    case 'http':
      return status !== undefined && TIMEOUT_STATUSES.has(status);
    case 'invalid-input':
    case 'unsent':
    case 'superseded':
      return false;
    default:
      return kind satisfies never;
  }
}

/** Returns the answer of a call; null if it didn't find what it asks for, or what it was to delete. */
export async function unlessNotFound<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}
