import type { PictureHashes } from './picture-hashes.ts';

/** What a designer decided about a picture of a story. */
export interface Decision {
  /** The id of its story. */
  readonly story: string;
  /** Its mode, such as `desktop-light`. */
  readonly mode: string;
  readonly decision: 'approved' | 'requested';
  /** The hash of the picture that was looked at. */
  readonly hash: string;
  /** What should change; empty for an approval. */
  readonly comment: string;
  /** Who decided. */
  readonly by: string;
  /** The day, such as `2026-11-22`. */
  readonly date: string;
}

/** A change that a designer asks for in a picture. */
export type ChangeRequest = Pick<Decision, 'mode' | 'comment'>;

/**
 * Where a story stands: never looked at, changed since it was approved or a change was requested, with an open request,
 * or approved as it is.
 */
export type SignOff = 'new' | 'changed' | 'requested' | 'approved';

/** The list of decisions, from the project's root. */
export const DECISIONS_FILE = 'states/decisions.tsv';

const COLUMNS = ['story', 'mode', 'decision', 'hash', 'comment', 'by', 'date'] as const;

/**
 * Parses the list of decisions: tab-separated columns, a line for each. Lines may repeat and have any order, so that git
 * can merge two lists by keeping the lines of both.
 *
 * @throws Error naming the file and the first malformed line
 */
export function parseDecisions(table: string): Decision[] {
  const [head, ...lines] = table.trimEnd().split('\n');
  if (head !== COLUMNS.join('\t')) {
    throw new Error(
      `${DECISIONS_FILE}: Line 1: the columns must be ${COLUMNS.join(', ')}, separated by tabs.`,
    );
  }
  return [...new Set(lines)].map((line) => parseLine(line, `Line ${lines.indexOf(line) + 2}`));
}

function parseLine(line: string, number: string): Decision {
  const cells = line.split('\t');
  const [story = '', mode = '', decision = '', hash = '', comment = '', by = '', date = ''] = cells;
  const where = `${DECISIONS_FILE}: ${number} (${story})`;
  if (cells.length !== COLUMNS.length) {
    throw new Error(`${where} has ${cells.length} cells instead of ${COLUMNS.length}.`);
  }
  const empty = Object.entries({ story, mode, hash, by }).find(([, cell]) => cell === '');
  if (empty) throw new Error(`${where} has no ${empty[0]}.`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) {
    throw new Error(`${where} has the date "${date}"; write it as in 2026-11-22.`);
  }
  if (decision !== 'approved' && decision !== 'requested') {
    throw new Error(`${where} has the decision "${decision}" instead of approved or requested.`);
  }
  if ((decision === 'requested') !== (comment !== '')) {
    throw new Error(`${where} is a request without a comment, or an approval with one.`);
  }
  return { story, mode, decision, hash, comment, by, date };
}

/** Writes the list of decisions, sorted. */
export function formatDecisions(decisions: readonly Decision[]): string {
  const lines = decisions.map((each) => COLUMNS.map((column) => each[column]).join('\t'));
  return [COLUMNS.join('\t'), ...new Set(lines.toSorted()), ''].join('\n');
}

/** The decisions about each story, by its id. */
export type DecisionsByStory = ReadonlyMap<string, readonly Decision[]>;

/** Groups decisions by story. */
export function decisionsByStory(decisions: readonly Decision[]): DecisionsByStory {
  return Map.groupBy(decisions, ({ story }) => story);
}

/**
 * Compares a story's pictures with the decisions about them. A request counts until its picture changes, and more than an
 * approval.
 *
 * @param pictures the hashes of its current pictures; undefined when it has none
 * @param own the decisions about this story
 * @returns undefined for a story without pictures
 */
export function signOffOf(
  pictures: PictureHashes | undefined,
  own: readonly Decision[] = [],
): SignOff | undefined {
  if (!pictures || pictures.size === 0) return undefined;
  if (own.length === 0) return 'new';
  const current = own.filter(({ mode, hash }) => pictures.get(mode) === hash);
  if (current.some(({ decision }) => decision === 'requested')) return 'requested';
  const approved = new Set(current.map(({ mode }) => mode));
  const isWhole = approved.size === pictures.size && own.every(({ mode }) => pictures.has(mode));
  return isWhole ? 'approved' : 'changed';
}

/** The latest of a story's decisions; undefined when there is none. */
export function lastOf(own: readonly Decision[] = []): Decision | undefined {
  return own.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1);
}

/** The sign-off of several stories together: approved only when each of them is. */
export function signOffOfAll(all: readonly (SignOff | undefined)[]): SignOff | undefined {
  const present = all.filter((each) => each !== undefined);
  return SIGN_OFFS.find((each) => present.includes(each));
}

/** The labels of sign-offs, in the order in which they need attention. */
export const SIGN_OFF_LABELS: Readonly<Record<SignOff, string>> = {
  requested: 'Change requested',
  changed: 'Changed since the last decision',
  new: 'New',
  approved: 'Approved',
};

/** All sign-offs, in the order in which they need attention. */
export const SIGN_OFFS = Object.keys(SIGN_OFF_LABELS) as readonly SignOff[];
