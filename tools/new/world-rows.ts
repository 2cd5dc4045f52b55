/** A call that lists rows, the file of the contract that has it, and its viewer. */
interface RowsCall {
  readonly call: string;
  readonly file: string;
  readonly as: 'client' | 'worker';
}

/** How a generated call, its test and its check get at the rows of a table. */
export interface WorldRows {
  /** The table in the world. */
  readonly table: string;
  /** A row in `small`, the world of a handler's test. */
  readonly inTest: string;
  /** A call that lists rows of a real server. */
  readonly list: RowsCall;
  /** A call that lists rows of others, which a viewer can have something to do with. */
  readonly others: RowsCall;
  /** The id of a row in the `neighborhood` seed. */
  readonly sampleId: number;
}

const offers: WorldRows = {
  table: 'offers',
  inTest: 'small.offer({ task_id: small.task().id })',
  list: { call: 'listOffers', file: 'offers', as: 'worker' },
  others: { call: 'listOffers', file: 'offers', as: 'worker' },
  sampleId: 1,
};

const tasks: WorldRows = {
  table: 'tasks',
  inTest: 'small.task()',
  list: { call: 'myTasks', file: 'tasks', as: 'client' },
  others: { call: 'listTasks', file: 'tasks', as: 'worker' },
  sampleId: 1,
};

/** By the segment of a path before `:id`. */
const bySegment: Readonly<Record<string, WorldRows>> = { offers, tasks };

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
