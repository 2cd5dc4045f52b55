import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { readStories } from '#states/reader/read-stories.ts';
import { componentsIn, root } from './documented-components.ts';

const components = componentsIn('src/features/**/*.tsx');
const stories = readStories(root);
const pages = globSync('stories/features/*/*.stories.tsx', { cwd: root }).map((path) => ({
  name: basename(path, '.stories.tsx'),
  path,
}));

// A component has a page when several screens use it, or when it has more states than its screen's stories show.
it.each(pages)('the page $path is about a component, in all modes', ({ name, path }) => {
  const component = components.find((each) => each.name === name);
  expect(component, 'name the file after its component').toBeDefined();
  expect(component?.isDocumented, 'add a doc comment to the component').toBe(true);
  const own = stories.filter(({ file }) => file === path);
  expect(own[0]?.title).toMatch(new RegExp(`^Features/\\w+/${name}$`));
  expect(readFileSync(join(root, path), 'utf8')).toMatch(new RegExp(`\\n {2}component: ${name},`));
  expect(own.some(({ tags }) => tags.includes('autodocs'))).toBe(true);
  // Only one dialog can be open over a page, so a dialog has no sheet: its screen has a story for each state.
  const main = own.find(({ exported }) => name.endsWith('Dialog') || exported === 'Sheet');
  expect(main?.pictures, 'add `chromatic: inThreeModes` to its parameters').toEqual(
    expect.arrayContaining(['desktop-light', 'desktop-dark', 'phone-light']),
  );
});
