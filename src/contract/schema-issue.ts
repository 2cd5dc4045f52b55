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
