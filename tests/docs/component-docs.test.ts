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
});

it('offers a text control for a node that a story sets to a string, and none for other nodes', () => {
  const node = { name: 'other', value: 'ReactNode' };
  expect(argTypeOf(node, 'Save')).toMatchObject({ control: { type: 'text' } });
  expect(argTypeOf(node)).toMatchObject({ control: false });
});

it('describes a component and its props by its doc comment, unless a prop has its own', () => {
  const description =
    'A card.\n\n@param props.user who is\n  signed in\n@param props.size in pixels\n@example\n<Card />';
  const component = { __docgenInfo: { description } };
  expect(describeComponent(component)).toBe('A card.\n\n```tsx\n<Card />\n```');
  const argTypes = {
    user: { name: 'user', type: { name: 'string' } },
    size: { name: 'size', type: { name: 'number' }, description: 'The width.' },
  } as never;
  expect(completeArgTypes({ argTypes, initialArgs: {}, component })).toMatchObject({
    user: { description: 'Who is signed in' },
    size: { description: 'The width.' },
  });
});
