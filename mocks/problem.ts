import type { ErrorBody, Schema } from '#src/contract/endpoint.ts';

/** An answer that is not a success: its status and the error body of the contract. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(`${status} ${body.message ?? ''}`);
    this.status = status;
    this.body = body;
  }

  /** No token, or one that the server does not know. */
  static unauthorized(message = 'Unauthenticated.'): Problem {
    return new Problem(401, { message });
  }

  /** Somebody else's. */
  static forbidden(message = 'This is not yours to change.'): Problem {
    return new Problem(403, { message });
  }

  static notFound(message: string): Problem {
    return new Problem(404, { message });
  }

  /** The state forbids it. */
  static conflict(message: string): Problem {
    return new Problem(409, { message });
  }

  /** Fields with their texts; the first of all is the message too. */
  static invalid(errors: Readonly<Record<string, string[]>>): Problem {
    const [message = 'The given data was invalid.'] = Object.values(errors).flat();
    return new Problem(422, { message, errors });
  }
}

/**
 * Reads a value by the rules of a schema.
 *
 * @throws Problem 422 with every field's texts
 */
export function validate<S extends Schema>(schema: S, value: unknown): S['_zod']['output'] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    (errors[issue.path.join('.') || 'body'] ??= []).push(issue.message);
  }
  throw Problem.invalid(errors);
}
