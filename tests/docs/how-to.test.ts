import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const guides = globSync('docs/how-to/*.md', { cwd: root }).map((file) => basename(file, '.md'));

it.each(guides)('Storybook has the guide %s under its own title', (name) => {
  const text = readFileSync(join(root, 'docs/how-to', `${name}.md`), 'utf8');
  const page = readFileSync(join(root, 'stories/docs/how-to', `${name}.mdx`), 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? '';
  expect(page).toContain(`<Meta title="Docs/How to/${title}" />`);
  expect(page).toContain(`docs/how-to/${name}.md?raw`);
  // Guides link to each other by this id.
  expect(title.toLowerCase().replaceAll(' ', '-')).toBe(name);
});
