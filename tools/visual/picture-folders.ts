import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { titleIn } from '#states/story-file.ts';
import { root } from '../processes/root.ts';

/** What the names of the pictures of each story file begin with: `ui-button`. */
export function pictureFolders(): ReadonlySet<string> {
  const files = globSync('stories/**/*.stories.tsx', { cwd: root });
  const titles = files.flatMap((file) => titleIn(readFileSync(join(root, file), 'utf8')) ?? []);
  return new Set(titles.map(sanitize));
}
