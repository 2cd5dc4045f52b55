import type { PictureHashes } from './picture-hashes.ts';

/** The approval of one picture. */
export interface Approval {
  /** The id of its story. */
  readonly story: string;
  /** Its mode, such as `desktop-light`. */
  readonly mode: string;
  /** The hash of the picture that was approved. */
  readonly hash: string;
  /** Who approved it. */
  readonly by: string;
  /** The day, such as `2026-11-22`. */
  readonly date: string;
}

/**
 * What approvals say about a story: never approved, changed since its approval, or approved as it is.
 */
export type SignOff = 'new' | 'changed' | 'approved';

const COLUMNS = ['story', 'mode', 'hash', 'by', 'date'] as const;

/**
 * Parses the list of approvals: tab-separated columns, a line for each story and mode.
 *
 * @throws Error naming the first malformed line
 */
export function parseApprovals(table: string): Approval[] {
  const [head, ...lines] = table.trimEnd().split('\n');
  if (head !== COLUMNS.join('\t')) {
    throw new Error(`Line 1: the columns must be ${COLUMNS.join(', ')}, separated by tabs.`);
  }
  const known = new Set<string>();
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const [story = '', mode = '', hash = '', by = '', date = ''] = cells;
    const where = `Line ${index + 2} (${story})`;
    if (cells.length !== COLUMNS.length) {
      throw new Error(`${where} has ${cells.length} cells instead of ${COLUMNS.length}.`);
    }
    const empty = COLUMNS.find((_, column) => cells[column] === '');
    if (empty !== undefined) throw new Error(`${where} has no ${empty}.`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
      throw new Error(`${where} has the date "${date}"; write it as in 2026-11-22.`);
    }
    const key = `${story} ${mode}`;
    if (known.has(key))
      throw new Error(`${where} repeats the mode ${mode}; keep one of the lines.`);
    known.add(key);
    return { story, mode, hash, by, date };
  });
}

/** Writes the list of approvals, sorted by story and mode, so that merges rarely conflict. */
export function formatApprovals(approvals: readonly Approval[]): string {
  const lines = approvals
    .map((each) => COLUMNS.map((column) => each[column]).join('\t'))
    .toSorted();
  return [COLUMNS.join('\t'), ...lines, ''].join('\n');
}

/** The approvals of each story, by its id. */
export type ApprovalsByStory = ReadonlyMap<string, readonly Approval[]>;

/** Groups approvals by story. */
export function approvalsByStory(approvals: readonly Approval[]): ApprovalsByStory {
  return Map.groupBy(approvals, ({ story }) => story);
}

/**
 * Compares a story's pictures with its approvals.
 *
 * @param pictures the hashes of its current pictures; undefined when it has none
 * @param own the approvals of this story
 * @returns undefined for a story without pictures
 */
export function signOffOf(
  pictures: PictureHashes | undefined,
  own: readonly Approval[] = [],
): SignOff | undefined {
  if (!pictures || pictures.size === 0) return undefined;
  if (own.length === 0) return 'new';
  const isSame =
    own.length === pictures.size && own.every(({ mode, hash }) => pictures.get(mode) === hash);
  return isSame ? 'approved' : 'changed';
}

/** The latest of a story's approvals; undefined when there is none. */
export function lastOf(own: readonly Approval[] = []): Approval | undefined {
  return own.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1);
}

/** The sign-off of several stories together: approved only when each of them is. */
export function signOffOfAll(all: readonly (SignOff | undefined)[]): SignOff | undefined {
  const present = all.filter((each) => each !== undefined);
  return (['changed', 'new', 'approved'] as const).find((each) => present.includes(each));
}
