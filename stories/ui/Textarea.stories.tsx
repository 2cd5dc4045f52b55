import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const sent = fn<(values: object) => void>();

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
  beforeEach: () => {
    sent.mockClear();
  },
});

function box(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('textbox', { name: 'About you' });
}

function announced(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('status').textContent;
}

export const Plain = meta.story({ tags: ['!test'] });

/** The count is part of the description. */
export const WithCounter = meta.story({
  args: { counter: 600, counterFrom: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('21/600')).toBeVisible();
    await expect(box(canvasElement)).toHaveAccessibleDescription(
      '21 of 600 characters What you are good at.',
    );
  },
});

/** Text beyond the limit is kept, and the excess is reported. */
export const OverTheLimit = meta.story({
  args: { counter: 20 },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveValue('I study architecture.');
    await expect(within(canvasElement).getByText('1 character too many')).toBeVisible();
    await expect(announced(canvasElement)).toBe('');
  },
});

/** The counter appears at 80 % of the limit. Enter adds a line break, which counts as one character. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '', counter: 26 },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(box(canvasElement)).toHaveFocus();
    await userEvent.keyboard('I study{Enter}architecture.');
    await expect(box(canvasElement)).toHaveValue('I study\narchitecture.');
    await expect(within(canvasElement).getByText('21/26')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(within(canvasElement).queryByText('20/26')).toBeNull();
  },
});

/** Announcements start near the limit and are throttled, not sent on each key. */
export const WhatIsSaid = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: 'x'.repeat(148), counter: 200 },
  play: async ({ canvasElement }) => {
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
    await expect(within(canvasElement).getByText('223/200')).toBeVisible();
    await userEvent.clear(box(canvasElement));
    await expect(announced(canvasElement)).toBe('');
  },
});

function Form() {
  const { register, handleSubmit, reset } = useForm({ defaultValues: { about: 'Architect' } });
  return (
    <form
      className="flex max-w-form flex-col gap-5"
      onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}
    >
      <Field label="About you">
        <Textarea counter={12} counterFrom={0} {...register('about')} />
      </Field>
      <div className="flex gap-3">
        <Button type="submit">Save</Button>
        <Button variant="secondary" onClick={() => reset({ about: '' })}>
          Start over
        </Button>
      </div>
    </form>
  );
}

/** The counter follows values set by a form, and no input is lost. */
export const InAForm = meta.story({
  tags: ['!autodocs'],
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('9/12')).toBeVisible();
    await userEvent.type(box(canvasElement), ' and gardener');
    await expect(canvas.getByText('22/12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledWith({ about: 'Architect and gardener' });
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByText('0/12')).toBeVisible();
  },
});

const long =
  'I study architecture in my third year and like building things that stay up. On Saturdays I put together shelves, beds and whole kitchens for people nearby.\n\nI have my own tools, a bicycle with a trailer, and patience with instructions that leave out a step. Write to me in Portuguese, English or Spanish.';

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection title="States" column="lg">
        <SheetItem caption="Default">
          <Field label="About you">
            <Textarea defaultValue="I study architecture." />
          </Field>
        </SheetItem>
        <SheetItem caption="Placeholder">
          <Field label="About you">
            <Textarea placeholder="I study architecture, and like to build things." />
          </Field>
        </SheetItem>
        <SheetItem caption="Hover">
          <Field label="About you">
            <Textarea data-pseudo="hover" defaultValue="I study architecture." />
          </Field>
        </SheetItem>
        <SheetItem caption="Focus">
          <Field label="About you">
            <Textarea data-pseudo="focus" defaultValue="I study architecture." />
          </Field>
        </SheetItem>
        <SheetItem caption="Disabled">
          <Field label="About you">
            <Textarea disabled counter={1000} defaultValue="I study architecture." />
          </Field>
        </SheetItem>
        <SheetItem caption="Read-only">
          <Field label="About you">
            <Textarea readOnly defaultValue="I study architecture." />
          </Field>
        </SheetItem>
        <SheetItem caption="Invalid">
          <Field label="About you" error="Say in a few words what you are good at.">
            <Textarea />
          </Field>
        </SheetItem>
        <SheetItem caption="Long text">
          <Field label="About you">
            <Textarea counter={1000} defaultValue={long} />
          </Field>
        </SheetItem>
      </SheetSection>
      <SheetSection title="Counter" column="lg">
        <SheetItem caption="Counter, empty">
          <Field label="About you">
            <Textarea counter={1000} />
          </Field>
        </SheetItem>
        <SheetItem caption="Counter">
          <Field label="About you" hint="What you are good at, and when you have time.">
            <Textarea counter={1000} defaultValue="I study architecture." />
          </Field>
        </SheetItem>
        <SheetItem caption="Counter, over the limit">
          <Field label="About you">
            <Textarea counter={12} defaultValue="I study architecture." />
          </Field>
        </SheetItem>
        <SheetItem caption="Over the limit, invalid">
          <Field label="About you" error="Say it in at most 12 characters.">
            <Textarea counter={12} defaultValue="I study architecture." />
          </Field>
        </SheetItem>
      </SheetSection>
    </>
  ),
});
