import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStories } from '#states/reader/read-stories.ts';
import { componentsIn, root } from './documented-components.ts';

// What only other components of src/ui render is shown by theirs.
const product = globSync('{src/{app,features,screens},workbench}/**/*.tsx', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('');
const components = componentsIn('src/ui/*.tsx').filter(({ name }) =>
  product.includes(`/ui/${name}.tsx'`),
);
const stories = readStories(root);

it('declares defaults in signatures, where the props tables find them', () => {
  const files = globSync('src/ui/*.tsx', { cwd: root });
  const hidden = files.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('defaultVariants'),
  );
  expect(hidden).toEqual([]);
});

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(40);
});

it.each(components)(
  '$name has a docs page with its purpose, and a sheet that is captured in both themes and on a phone',
  ({ name, isDocumented }) => {
    const page = `stories/ui/${name}.stories.tsx`;
    const own = stories.filter(({ file }) => file === page);
    expect(own[0]?.title, page).toBe(`UI/${name}`);
    expect(own.some(({ tags }) => tags.includes('autodocs'))).toBe(true);
    expect(isDocumented, 'add a doc comment to the component').toBe(true);
    const sheet = own.find(({ exported }) => exported === 'Sheet');
    expect(sheet?.pictures).toEqual(['desktop-light', 'desktop-dark', 'phone-light']);
  },
);
