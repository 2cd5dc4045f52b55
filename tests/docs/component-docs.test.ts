import { expect, it } from 'vitest';
import { describeComponent, completeArgTypes } from '../../.storybook/component-docs.ts';

const undefinedType = { name: 'other', value: 'undefined' };
const literal = (value: string) => ({ name: 'other', value: `'${value}'` });

/** The arg type of a component's only prop, as the docs page shows it. */
function argTypeOf(type: unknown, initial?: unknown) {
  const argTypes = { prop: { name: 'prop', type } } as never;
  return completeArgTypes({ argTypes, initialArgs: { prop: initial } })['prop'];
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

it('renders the example of a component as a code block', () => {
  const component = {
    __docgenInfo: { description: 'Says what it does.\n\n@example\n<Button>\n  Send\n</Button>' },
  };
  expect(describeComponent(component)).toBe(
    'Says what it does.\n\n```tsx\n<Button>\n  Send\n</Button>\n```',
  );
  expect(describeComponent({})).toBe('');
});

it('leaves the tags out of the description of a component', () => {
  const component = { __docgenInfo: { description: 'A card.\n\n@param props.user the viewer' } };
  expect(describeComponent(component)).toBe('A card.');
});

it("describes a prop by the component's doc comment, unless it has its own", () => {
  const description =
    'A card.\n\n@param props.user who is\n  signed in\n@param props.size in pixels\n@example\n<Card />';
  const argTypes = {
    user: { name: 'user', type: { name: 'string' } },
    size: { name: 'size', type: { name: 'number' }, description: 'The width.' },
  } as never;
  const component = { __docgenInfo: { description } };
  expect(completeArgTypes({ argTypes, initialArgs: {}, component })).toMatchObject({
    user: { description: 'Who is signed in' },
    size: { description: 'The width.' },
  });
});
