import type { ErrorBody, Schema } from '#src/contract/endpoint.ts';
import { issueMessage, type SchemaIssue } from '#src/contract/schema-issue.ts';

/** An error response: its status and the contract's error body. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly body: ErrorBody;
  /** The seconds to wait before the next try, for a `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(`${status} ${body.message ?? ''}`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** The token is missing or invalid. */
  static unauthorized(message = 'Sign in to continue.'): Problem {
    return new Problem(401, { message });
  }

  /** The row belongs to another user. */
  static forbidden(message = "You don't have permission to change this."): Problem {
    return new Problem(403, { message });
  }

  static notFound(message: string): Problem {
    return new Problem(404, { message });
  }

  /** The current state does not allow the call. */
  static conflict(message: string): Problem {
    return new Problem(409, { message });
  }

  /** The call came too early. */
  static tooManyRequests(message: string, retryAfter: number): Problem {
    return new Problem(429, { message }, retryAfter);
  }

  /** Validation errors by field. The first error is also the message. */
  static invalid(errors: Readonly<Record<string, string[]>>): Problem {
    const [message = 'Check your input and try again.'] = Object.values(errors).flat();
    return new Problem(422, { message, errors });
  }
}

/**
 * Validates a value and returns the schema's output.
 *
 * @throws Problem 422 with the errors of every field
 */
export function validate<S extends Schema>(schema: S, value: unknown): S['_zod']['output'] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  const issues: readonly SchemaIssue[] = parsed.error.issues;
  for (const issue of issues) {
    (errors[issue.path.join('.') || 'body'] ??= []).push(issueMessage(issue, value));
  }
  throw Problem.invalid(errors);
}
