import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { SchemaIssue } from '#src/contract/schema-issue.ts';
import { ApiError } from './api-error.ts';
import { issueLines } from './body-reports.ts';
import type { Environment } from '../app/environment.ts';

export interface AnyInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The parts of a request, parsed by the contract. */
export interface CheckedInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** For a field whose schema has no message for people. */
const INVALID_FIELD = 'Please check this value.';

/**
 * Checks the input of a call against the contract and returns what to send: with the defaults of the
 * query, and without fields that the contract does not define.
 *
 * Bodies are checked too. Forms validate what people type, but a body is built by code: a wrong id or
 * a forgotten field shows here, with its name, instead of as a 422 or 500 of some server.
 *
 * @throws ApiError `invalid-input` with a message for each invalid field
 */
export function checkInput(
  environment: Pick<Environment, 'report'>,
  endpoint: AnyEndpoint,
  input: AnyInput,
): CheckedInput {
  const details: string[] = [];
  const fieldErrors: Record<string, string> = {};

  function check(part: 'params' | 'query' | 'body', value: unknown): unknown {
    const parsed = endpoint[part]?.safeParse(value, { error: () => INVALID_FIELD });
    if (parsed === undefined || parsed.success) return parsed?.data;
    const issues: readonly SchemaIssue[] = parsed.error.issues;
    details.push(...issueLines(issues, value, part));
    for (const { path, message } of issues) fieldErrors[path.join('.') || part] ??= message;
    return undefined;
  }

  const params = check('params', input.params ?? {});
  const query = check('query', input.query ?? {});
  const body = check('body', input.body);
  if (details.length > 0) {
    environment.report({
      title: `${endpoint.method} ${endpoint.path} was not sent: its input breaks the contract`,
      details,
    });
    throw new ApiError({ kind: 'invalid-input', endpoint, fieldErrors });
  }
  return { params: { ...(params as object) }, query: { ...(query as object) }, body };
}
