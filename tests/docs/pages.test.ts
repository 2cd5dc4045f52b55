import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = globSync(['README.md', 'docs/**/*.md', '*/README.md', '.storybook/README.md'], {
  cwd: root,
});

/** Code blocks show links and headings that aren't any. */
const textOf = (page: string): string =>
  readFileSync(join(root, page), 'utf8').replaceAll(/```.*?```/gs, '');

/** The ids that GitHub gives to the headings of a page. */
function anchorsOf(page: string): string[] {
  return [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function leadsNowhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(root, target))) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

it.each(pages)('every link in %s leads somewhere', (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const own = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(own.filter((link) => leadsNowhere(page, link))).toEqual([]);
});

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
