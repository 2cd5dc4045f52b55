import { counted } from '#src/domain/counted.ts';

export interface SchemaIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: boolean;
  readonly format?: unknown;
}

/** What a schema expected where it found an issue, such as `at least 1`. */
export function expectation(issue: SchemaIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return String(issue.expected);
    case 'invalid_value':
      return `one of ${(issue.values ?? []).map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${String(issue.minimum)}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${String(issue.maximum)}`;
    case 'invalid_format':
      return issue.format === 'date' ? 'a date, YYYY-MM-DD' : `an ISO 8601 ${String(issue.format)}`;
    case 'invalid_union':
      return 'another shape';
    default:
      return issue.message;
  }
}

/** What zod says of a rule without words of its own. */
const UNSAID = 'Invalid input';

/** What a rule says itself, such as "Email is required"; else what was expected, and the type of what came. */
export function issueMessage(issue: SchemaIssue, value: unknown): string {
  if (issue.message !== UNSAID) return issue.message;
  return `Expected ${expectation(issue)}, got ${typeAt(value, issue.path)}.`;
}

/** The type of what is at a path of a value, without the value itself: `string (3 characters)`, `nothing`. */
export function typeAt(value: unknown, path: readonly PropertyKey[]): string {
  let found = value;
  for (const key of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  return typeOf(found);
}

/** The type of a value, as {@link typeAt} tells it. */
export function typeOf(found: unknown): string {
  if (found === undefined) return 'nothing';
  if (found === null) return 'null';
  if (Array.isArray(found)) return `array (${counted(found.length, 'item')})`;
  return typeof found === 'string'
    ? `string (${counted(found.length, 'character')})`
    : typeof found;
}
