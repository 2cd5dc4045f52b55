import { counted } from '#src/domain/counted.ts';
import type { Tolerated } from '#src/contract/read-answer.ts';
import { expectation, typeAt, typeOf, type SchemaIssue } from '#src/contract/schema-issue.ts';

// What a log may say about a body that breaks the contract: types and lengths, but no values. Values
// can be personal data, and logs leave the browser.

/**
 * Describes schema issues, a line for each.
 *
 * @param value the value that the schema rejected
 * @param root the name of the value, which starts each path; nothing for the body of a response
 * @example
 * issueLines(issues, answer) // ['data.user.id: expected number, got string (1 character)']
 * issueLines(issues, params, 'params') // ['params.id: expected number, got nothing']
 */
export function issueLines(
  issues: readonly SchemaIssue[],
  value: unknown,
  root?: string,
): string[] {
  return issues.map((issue) => {
    const path = [...(root === undefined ? [] : [root]), ...issue.path];
    return lineOf({ ...issue, path }, typeAt(value, issue.path));
  });
}

/** Describes where an answer was read in another form, a line for each field; `*` stands for the items of a list. */
export function toleranceLines(tolerated: readonly Tolerated[]): string[] {
  const lines = tolerated.map(({ issue, value }) => {
    const path = issue.path.map((key) => (typeof key === 'number' ? '*' : key));
    return lineOf({ ...issue, path }, typeOf(value));
  });
  return [...new Set(lines)];
}

function lineOf(issue: SchemaIssue, found: string): string {
  return `${issue.path.map(String).join('.') || '(body)'}: expected ${expectation(issue)}, got ${found}`;
}

/**
 * Describes a response that is not JSON, such as `HTML, 2,312 characters`.
 *
 * @param type the `Content-Type` header
 */
export function describeText(type: string | null, text: string): string {
  if (text === '') return 'an empty body';
  return `${formatOf(type)}, ${counted(text.length, 'character')}`;
}

function formatOf(type: string | null): string {
  const essence = type?.split(';')[0]?.trim();
  switch (essence) {
    case undefined:
      return 'no content type';
    case 'text/html':
      return 'HTML';
    case 'application/json':
      return 'broken JSON';
    default:
      return essence;
  }
}
