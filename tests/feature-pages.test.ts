import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentsIn, root } from './documented-components.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const components = componentsIn('src/features/**/*.tsx');
const pages = globSync('stories/features/*/*.stories.tsx', { cwd: root }).map((path) => ({
  name: basename(path, '.stories.tsx'),
  path,
}));

it('finds the components', () => {
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['OfferCard', 'WriteReviewDialog', 'ProfileCard']));
});

it.each(components)('$name documents its purpose', ({ name, found }) => {
  const component = found.find(({ displayName }) => displayName === name) ?? found[0];
  expect(component?.description ?? '', 'add a doc comment to the component').not.toBe('');
});

// A component has a page when several screens use it, or when it has more states than its screen's stories show.
describe.each(pages)('the page $path', ({ name, path }) => {
  const text = read(path);

  it('is about a component', () => {
    expect(
      components.map((component) => component.name),
      'name the file after its component',
    ).toContain(name);
    expect(text).toMatch(new RegExp(`\\n {2}title: 'Features/\\w+/${name}',`));
    expect(text).toMatch(new RegExp(`\\n {2}component: ${name},`));
    expect(text).toMatch(/preview\.meta\(\{[\s\S]*?\n {2}tags: \['autodocs'\],/);
  });

  // Only one dialog can be open over a page, so a dialog has no sheet: its screen has a story for each state.
  it('has a sheet, or the first state of a dialog, that is captured in all modes', () => {
    const stories = text.split(/\nexport const /).slice(1);
    const main = stories.find((story) => name.endsWith('Dialog') || story.startsWith('Sheet '));
    expect(main, 'add `chromatic: inThreeModes` to its parameters').toMatch(
      /\bchromatic: in(?:All|Three)Modes\b/,
    );
  });
});
