import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { titleIn } from '#states/story-file.ts';
import { root } from '../processes/root.ts';

/** The story files of this checkout, by what the names of their pictures begin with: `ui-button`. */
export function storyFiles(): ReadonlyMap<string, string> {
  const files = globSync('stories/**/*.stories.tsx', { cwd: root });
  return new Map(
    files.flatMap((file) => {
      const title = titleIn(readFileSync(join(root, file), 'utf8'));
      return title === undefined ? [] : [[sanitize(title), file.replaceAll('\\', '/')] as const];
    }),
  );
}
