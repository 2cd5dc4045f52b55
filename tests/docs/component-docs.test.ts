import { expect, it } from 'vitest';
import { describeComponent, plainArgTypes } from '../../.storybook/component-docs.ts';

const undefinedType = { name: 'other', value: 'undefined' };
const literal = (value: string) => ({ name: 'other', value: `'${value}'` });

/** The one prop of a component, as Storybook shows it. */
function shown(type: unknown, initial?: unknown) {
  const argTypes = { prop: { name: 'prop', type } } as never;
  return plainArgTypes({ argTypes, initialArgs: { prop: initial } })['prop'];
}

it('lets one choose from a union that may be left out', () => {
  const choice = { name: 'union', value: [literal('sm'), literal('md')] };
  expect(shown({ name: 'union', value: [choice, undefinedType] })).toMatchObject({
    options: ['sm', 'md'],
    control: { type: 'inline-radio' },
    table: { type: { summary: "'sm' | 'md'" } },
  });
  const headings = { name: 'enum', value: ['a', 'b', 'c', 'd'] };
  expect(shown({ name: 'union', value: [headings, undefinedType] })).toMatchObject({
    options: ['a', 'b', 'c', 'd'],
    control: { type: 'select' },
  });
});

it('takes what may be left out for what it is', () => {
  expect(shown({ name: 'union', value: [{ name: 'boolean' }, undefinedType] })).toMatchObject({
    type: { name: 'boolean' },
    table: { type: { summary: 'boolean' } },
  });
});

it('offers a text for what a story gives as text, and nothing for other elements', () => {
  const node = { name: 'other', value: 'ReactNode' };
  expect(shown(node, 'Save')).toMatchObject({ control: { type: 'text' } });
  expect(shown(node)).toMatchObject({ control: false });
});

it('leaves alone what it has nothing to say about', () => {
  const type = { name: 'function' };
  expect(shown(type)).toEqual({ name: 'prop', type });
});

it('shows the example of a component as code', () => {
  const component = {
    __docgenInfo: { description: 'Says what it does.\n\n@example\n<Button>\n  Send\n</Button>' },
  };
  expect(describeComponent(component)).toBe(
    'Says what it does.\n\n```tsx\n<Button>\n  Send\n</Button>\n```',
  );
  expect(describeComponent({})).toBe('');
});
