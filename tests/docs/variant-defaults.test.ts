import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { variantDefaults, variantDefaultsPlugin } from '../../.storybook/variant-defaults.ts';

const root = join(import.meta.dirname, '../..');

it('reads the defaults of the props that select variants', () => {
  const source = `
    import { cva } from 'class-variance-authority';
    const classes = cva('box', {
      variants: { tone: { red: '' }, gap: { 4: '' }, wide: { true: '' } },
      defaultVariants: { tone: 'red', gap: 4, wide: false },
    });
    const other = (values: object) => values;
    export function Box({ tone, gap, isWide, children }: Props) {
      return <p {...other({ tone: children })} className={classes({ tone, gap, wide: isWide })} />;
    }
    export function Plain({ tone }: Props) { return <p className={other({ tone })} />; }`;
  expect(variantDefaults(source, 'Box.tsx')).toEqual({
    Box: { tone: "'red'", gap: '4', isWide: 'false' },
  });
});

it('finds them in every component of the design system that has some', () => {
  const files = globSync('src/ui/*.tsx', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('defaultVariants: {'),
  );
  const without = files.filter((file) => {
    const found = variantDefaults(readFileSync(join(root, file), 'utf8'), join(root, file));
    return Object.keys(found).length === 0;
  });
  expect(files).toContain('src/ui/Button.tsx');
  expect(without).toEqual([]);
});

it('adds them to the docs of a component, without replacing a default in its signature', async () => {
  const plugin = variantDefaultsPlugin();
  const file = join(root, 'src/ui/Card.tsx');
  const transform = plugin.transform as (code: string, id: string) => { code: string } | undefined;
  const result = transform(
    `export const Card = { __docgenInfo: { props: {
       tone: {}, padding: { defaultValue: { value: "'none'", computed: false } } } } };`,
    file,
  );
  const module = (await import(
    `data:text/javascript,${encodeURIComponent(result?.code ?? '')}`
  )) as object;
  expect(module).toMatchObject({
    Card: {
      __docgenInfo: {
        props: {
          tone: { defaultValue: { value: "'raised'", computed: false } },
          padding: { defaultValue: { value: "'none'", computed: false } },
        },
      },
    },
  });
  expect(transform('export default "source"', `${file}?raw`)).toBeUndefined();
});
