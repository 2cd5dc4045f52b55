import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

/** What to read, and what to call the scenario. */
export interface HarArguments {
  readonly file: string;
  readonly id: string;
  readonly title: string;
  /** The file to write. */
  readonly out: string;
}

export const USAGE = `Usage: npm run scenario:from-har -- FILE.har [options]

  --id ID        the scenario's id, lowercase words with hyphens (default: from the file's name)
  --title TEXT   its title in the list of scenarios (default: from the id)
  --out FILE     the file to write (default: mocks/scenarios/ID.ts)`;

/**
 * Parses the arguments.
 *
 * @throws Error on an invalid argument, with the reason
 */
export function harArguments(args: readonly string[]): HarArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      id: { type: 'string' },
      title: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined) throw new Error('The HAR file is missing.');
  if (others.length > 0) throw new Error(`One file at a time, not also ${others.join(', ')}.`);
  const id = values.id ?? idOf(file);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new Error(`--id is "${id}"; allowed: lowercase words with hyphens, such as offers-bug`);
  }
  const words = id.replaceAll('-', ' ');
  const title = values.title ?? words.charAt(0).toUpperCase() + words.slice(1);
  if (title.trim() === '') throw new Error('--title is empty; allowed: a short text');
  return { file, id, title, out: values.out ?? join('mocks/scenarios', `${id}.ts`) };
}

/** The id for a file: `Checkout bug (2).har` becomes `checkout-bug-2`. */
function idOf(file: string): string {
  const name = basename(file)
    .replace(/\.[^.]+$/, '')
    .toLowerCase();
  return name.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'recorded-session';
}
