import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Documentation } from 'react-docgen';
import { describe, expect, it } from 'vitest';
import { componentsIn, documented, root } from './documented-components.ts';

/** Props that the component declares itself, on top of its element's, without a doc comment. */
function undocumentedProps({ props = {} }: Documentation): string[] {
  return Object.entries(props)
    .filter(([, { tsType, description = '' }]) => tsType !== undefined && description === '')
    .map(([name]) => name);
}

const components = componentsIn('src/ui/*.tsx');

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
  const story = globSync(page, { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  const [text = ''] = story;

  it('has a docs page', () => {
    expect(story, page).toHaveLength(1);
    expect(text).toContain(`title: 'UI/${name}'`);
    expect(text).toMatch(/preview\.meta\(\{[\s\S]*?\n {2}tags: \['autodocs'\],/);
  });

  it('has a sheet that is captured in all modes', () => {
    const [, sheet = ''] =
      /\nexport const Sheet = meta\.story\(\{([\s\S]*?)\n\}\);/.exec(text) ?? [];
    expect(sheet).toMatch(/\bchromatic: inThreeModes\b/);
  });

  it('documents its purpose with an example', () => {
    const undocumented = found.filter(({ description = '' }) => description === '');
    expect(undocumented.map(({ displayName }) => displayName)).toEqual([]);
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
