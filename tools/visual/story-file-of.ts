import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { titleIn } from '#states/story-file.ts';

const byCheckout = new Map<string, ReadonlyMap<string, string>>();

/**
 * The story file that a picture is of, from the checkout's root; empty when no file has it any more.
 *
 * @param picture `ui-button/sheet.phone-dark`
 */
export function storyFileOf(picture: string, checkout: string): string {
  return storyFiles(checkout).get(dirname(picture)) ?? '';
}

/** The story files of a checkout, by what the names of their pictures begin with: `ui-button`. */
export function storyFiles(checkout: string): ReadonlyMap<string, string> {
  const known = byCheckout.get(checkout) ?? readTitles(checkout);
  byCheckout.set(checkout, known);
  return known;
}

function readTitles(checkout: string): ReadonlyMap<string, string> {
  const files = globSync('stories/**/*.stories.tsx', { cwd: checkout });
  return new Map(
    files.flatMap((file) => {
      const title = titleIn(readFileSync(join(checkout, file), 'utf8'));
      return title === undefined ? [] : [[sanitize(title), file.replaceAll('\\', '/')] as const];
    }),
  );
}
