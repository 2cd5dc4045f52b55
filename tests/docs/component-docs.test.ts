import { expect, it } from 'vitest';
import { describeComponent, plainArgTypes } from '../../.storybook/component-docs.ts';

const undefinedType = { name: 'other', value: 'undefined' };
const literal = (value: string) => ({ name: 'other', value: `'${value}'` });

/** The arg type of a component's only prop, as the docs page shows it. */
function argTypeOf(type: unknown, initial?: unknown) {
  const argTypes = { prop: { name: 'prop', type } } as never;
  return plainArgTypes({ argTypes, initialArgs: { prop: initial } })['prop'];
}

it('offers the values of an optional union as options', () => {
  const choice = { name: 'union', value: [literal('sm'), literal('md')] };
  expect(argTypeOf({ name: 'union', value: [choice, undefinedType] })).toMatchObject({
    options: ['sm', 'md'],
    control: { type: 'inline-radio' },
    table: { type: { summary: "'sm' | 'md'" } },
  });
  const headings = { name: 'enum', value: ['a', 'b', 'c', 'd'] };
  expect(argTypeOf({ name: 'union', value: [headings, undefinedType] })).toMatchObject({
    options: ['a', 'b', 'c', 'd'],
    control: { type: 'select' },
  });
});

it('removes `undefined` from an optional type', () => {
  expect(argTypeOf({ name: 'union', value: [{ name: 'boolean' }, undefinedType] })).toMatchObject({
    type: { name: 'boolean' },
    table: { type: { summary: 'boolean' } },
  });
});

it('offers a text control for a node that a story sets to a string, and none for other nodes', () => {
  const node = { name: 'other', value: 'ReactNode' };
  expect(argTypeOf(node, 'Save')).toMatchObject({ control: { type: 'text' } });
  expect(argTypeOf(node)).toMatchObject({ control: false });
});

it('leaves other types unchanged', () => {
  const type = { name: 'function' };
  expect(argTypeOf(type)).toEqual({ name: 'prop', type });
});

it('renders the example of a component as a code block', () => {
  const component = {
    __docgenInfo: { description: 'Says what it does.\n\n@example\n<Button>\n  Send\n</Button>' },
  };
  expect(describeComponent(component)).toBe(
    'Says what it does.\n\n```tsx\n<Button>\n  Send\n</Button>\n```',
  );
  expect(describeComponent({})).toBe('');
});
