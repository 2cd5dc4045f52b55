import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#src/ui/Field.tsx';
import { Textarea, type TextareaProps } from '#src/ui/Textarea.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { FieldSection, framed, sheetItem } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Textarea',
  component: Textarea,
  tags: ['autodocs'],
  decorators: [framed],
  args: { defaultValue: 'I study architecture.' },
  render: (args) => (
    <Field label="About you" hint="What you are good at." className="max-w-form">
      <Textarea {...args} />
    </Field>
  ),
});

function box(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('textbox', { name: 'About you' });
}

function announced(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('status').textContent;
}

export const Plain = meta.story({ tags: ['!test'] });

/** Announcements start near the limit and are throttled, not sent on each key. */
export const WhatIsSaid = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: 'x'.repeat(148), counter: 200 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await expect(announced(canvasElement)).toBe('');
    await userEvent.keyboard('y');
    await expect(announced(canvasElement)).toBe('');
    await userEvent.keyboard('y');
    await expect(announced(canvasElement)).toBe('50 characters left');
    await userEvent.keyboard('yyyyy');
    await expect(announced(canvasElement)).toBe('50 characters left');
    await userEvent.paste('z'.repeat(28));
    await expect(announced(canvasElement)).toBe('17 characters left');
    await userEvent.paste('z'.repeat(17));
    await expect(announced(canvasElement)).toBe('0 characters left');
    await userEvent.keyboard('y');
    await expect(announced(canvasElement)).toBe('1 character too many');
    await userEvent.keyboard('yy');
    await expect(announced(canvasElement)).toBe('1 character too many');
    await userEvent.paste('z'.repeat(20));
    await expect(announced(canvasElement)).toBe('23 characters too many');
    await expect(canvas.getByText('223/200')).toBeVisible();
    await userEvent.clear(box(canvasElement));
    await expect(announced(canvasElement)).toBe('');
  },
});

const long =
  'I study architecture in my third year and like building things that stay up. On Saturdays I put together shelves, beds and whole kitchens for people nearby.\n\nI have my own tools, a bicycle with a trailer, and patience with instructions that leave out a step. Write to me in Portuguese, English or Spanish.';

/** The control of each state. */
const sample = (control: TextareaProps) => (
  <Textarea defaultValue="I study architecture." {...control} />
);

/** The count is part of the description. Text beyond the limit is kept, and the excess is reported. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <FieldSection
        label="About you"
        states={{
          Default: {},
          Placeholder: {
            defaultValue: '',
            placeholder: 'I study architecture, and like to build things.',
          },
          Hover: { 'data-pseudo': 'hover' },
          Focus: { 'data-pseudo': 'focus' },
          Disabled: { disabled: true, counter: 1000 },
          'Read-only': { readOnly: true },
          Invalid: { error: 'Say in a few words what you are good at.', defaultValue: '' },
          'Long text': { counter: 1000, defaultValue: long },
        }}
      >
        {sample}
      </FieldSection>
      <FieldSection
        title="Counter"
        label="About you"
        states={{
          'Counter, empty': { counter: 600, counterFrom: 0, defaultValue: '' },
          Counter: { counter: 600, counterFrom: 0, hint: 'What you are good at.' },
          'Counter, over the limit': { counter: 20 },
          'Over the limit, invalid': { counter: 12, error: 'Say it in at most 12 characters.' },
        }}
      >
        {sample}
      </FieldSection>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('21/600')).toBeVisible();
    await expect(box(sheetItem(canvasElement, 'Counter'))).toHaveAccessibleDescription(
      '21 of 600 characters What you are good at.',
    );
    const over = sheetItem(canvasElement, 'Counter, over the limit');
    await expect(box(over)).toHaveValue('I study architecture.');
    await expect(within(over).getByText('1 character too many')).toBeVisible();
    await expect(announced(over)).toBe('');
  },
});
