import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Documentation } from 'react-docgen';
import { describe, expect, it } from 'vitest';
import { readStories } from '#states/reader/read-stories.ts';
import { componentsIn, documented, root } from './documented-components.ts';

/** Props that the component declares itself, on top of its element's, without a doc comment. */
function undocumentedProps({ props = {} }: Documentation): string[] {
  return Object.entries(props)
    .filter(([, { tsType, description = '' }]) => tsType !== undefined && description === '')
    .map(([name]) => name);
}

const components = componentsIn('src/ui/*.tsx');
const stories = readStories(root);

it('finds an undocumented prop', () => {
  const source = `
    type Props = ComponentProps<'i'> & { /** Documented. */ a: string; b?: string | undefined };
    export function Mark({ a, b, title = '' }: Props) { return <i title={title}>{a}{b}</i>; }`;
  expect(documented(source, 'src/ui/Mark.tsx').flatMap(undocumentedProps)).toEqual(['b']);
});

it('finds the components', () => {
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Button', 'Dialog', 'Field', 'Notice']));
});

it('declares defaults in signatures, where the props tables find them', () => {
  const files = globSync('src/ui/*.tsx', { cwd: root });
  const hidden = files.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('defaultVariants'),
  );
  expect(hidden).toEqual([]);
});

describe.each(components)('$name', ({ name, found }) => {
  const page = `stories/ui/${name}.stories.tsx`;
  const own = stories.filter(({ file }) => file === page);

  it('has a docs page', () => {
    expect(own[0]?.title, page).toBe(`UI/${name}`);
    expect(own.some(({ tags }) => tags.includes('autodocs'))).toBe(true);
  });

  it('has a sheet that is captured in both themes and on a phone', () => {
    const sheet = own.find(({ exported }) => exported === 'Sheet');
    expect(sheet?.pictures).toEqual(['desktop-light', 'desktop-dark', 'phone-light']);
  });

  it('documents its purpose with an example', () => {
    const undocumented = found.filter(({ description = '' }) => description === '');
    expect(undocumented.map(({ displayName }) => displayName)).toEqual([]);
    const text = readFileSync(join(root, page), 'utf8');
    const [, main] = /\n {2}component: (\w+)(?:<\w+>)?,/.exec(text) ?? [];
    const example = found.find(({ displayName }) => displayName === main)?.description ?? '';
    expect(example, `the doc comment of ${main}`).toMatch(/^@example\n/m);
  });

  it('documents its own props', () => {
    const undocumented = found.flatMap((component) =>
      undocumentedProps(component).map((prop) => `${component.displayName}.${prop}`),
    );
    expect(undocumented).toEqual([]);
  });
});
