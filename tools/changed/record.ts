import type { TaskMeta } from 'vitest';

/** The screens and scenarios that a story or browser test file opens on stages. */
export type Opened = NonNullable<TaskMeta['opened']>;

/** What each story and browser test file opens, by its path. A file that is missing may open anything. */
export type OpenedRecord = ReadonlyMap<string, Opened>;

/** A file that was run. */
export interface RunFile {
  readonly file: string;
  /** Whether all of its tests ran and passed, so that it opens nothing else. */
  readonly isWhole: boolean;
  readonly opened: Opened;
}

/** Where the record is kept, from the project's root. */
export const RECORD_FILE = 'tests/opened.tsv';

/** Reads the record's text: one line per file, with its screens and its scenarios. */
export function parseRecord(text: string): OpenedRecord {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [file = '', screens = '', scenarios = ''] = line.split('\t');
      return [file, { screens: wordsIn(screens), scenarios: wordsIn(scenarios) }];
    }),
  );
}

/** Prints the record, sorted by file. */
export function printRecord(record: OpenedRecord): string {
  return [...record]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { screens, scenarios }]) =>
      [file, screens.join(' '), scenarios.join(' ')].join('\t'),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/**
 * The record after a run, which adds to the lines of the files that ran. A file that ran in part doesn't begin
 * one, which would leave out what its other tests open. What is no longer opened stays: it costs a test that need
 * not have run, while a page that loads late on a busy machine would come and go.
 */
export function updateRecord(record: OpenedRecord, runs: readonly RunFile[]): OpenedRecord {
  const next = new Map(record);
  for (const { file, isWhole, opened } of runs) {
    const known = record.get(file);
    if (known !== undefined) next.set(file, both(known, opened));
    else if (isWhole) next.set(file, opened);
  }
  return next;
}

/** The files that opened more than the record says. */
export function unrecorded(record: OpenedRecord, runs: readonly RunFile[]): string[] {
  return runs
    .filter(({ file, opened }) => {
      const known = record.get(file);
      return known === undefined || sizeOf(both(known, opened)) > sizeOf(known);
    })
    .map(({ file }) => file);
}

/** What either of two opens. */
export function both(one: Opened, other: Opened): Opened {
  return {
    screens: union(one.screens, other.screens),
    scenarios: union(one.scenarios, other.scenarios),
  };
}

const union = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].toSorted();

const sizeOf = ({ screens, scenarios }: Opened): number => screens.length + scenarios.length;

const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '');
