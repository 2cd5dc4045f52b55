/** How a generated call and its test get at the rows of a table. */
export interface WorldRows {
  /** The table in the world. */
  readonly table: 'offers' | 'tasks';
  /** A row in `small`, the world of a handler's test. */
  readonly inTest: string;
}

/** By the segment of a path before `:id`, which is also the file of the contract. */
const bySegment: Readonly<Record<string, WorldRows>> = {
  offers: { table: 'offers', inTest: 'small.offer({ task_id: small.task().id })' },
  tasks: { table: 'tasks', inTest: 'small.task()' },
};

/**
 * The rows that the `:id` of a call's path names.
 *
 * @throws Error when no table has them
 * @example rowsOf('/offers/:id/receipt').table // 'offers'
 */
export function rowsOf(path: string): WorldRows {
  const segment = /\/([a-z-]+)\/:id(?:\/|$)/.exec(path)?.[1] ?? '';
  const rows = bySegment[segment];
  if (!rows) {
    const known = Object.keys(bySegment).map((name) => `/${name}/:id`);
    throw new Error(
      `${path}: no generator knows the rows of "${segment}". Allowed: ${known.join(' and ')}, or a path without :id. For another table, write the call by hand (docs/how-to/add-an-endpoint.md).`,
    );
  }
  return rows;
}
