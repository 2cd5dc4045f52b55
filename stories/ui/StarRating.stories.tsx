import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { StarRating, type StarRatingProps } from '#src/ui/StarRating.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

const words = ['Poor', 'Not great', 'Good', 'Very good', 'Excellent'];
const sent = fn<(values: object) => void>();

/** Controls the value. */
function Controlled({ value: initial, onChange, ...rest }: StarRatingProps) {
  const [value, setValue] = useState(initial);
  return (
    <StarRating
      {...rest}
      value={value}
      onChange={(change) => {
        onChange(change);
        setValue(change.value);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'UI/StarRating',
  component: StarRating,
  tags: ['autodocs'],
  decorators: [framed],
  args: { value: 0, onChange: fn(), labels: words },
  render: (args) => (
    <Field label="How was it?" hint="Everybody can see it." required>
      <Controlled {...args} />
    </Field>
  ),
  beforeEach: () => {
    sent.mockClear();
  },
});

function star(canvasElement: HTMLElement, name: string) {
  return within(canvasElement).getByRole('radio', { name });
}

/** The group has the field's label and descriptions; each star has its position and its label. */
export const None = meta.story({
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: /^How was it\?/ });
    await expect(group).toHaveAccessibleDescription('Everybody can see it.');
    await expect(group).toHaveAttribute('aria-required', 'true');
    for (const radio of within(group).getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

export const Chosen = meta.story({
  args: { value: 3 },
  play: async ({ canvasElement }) => {
    await expect(star(canvasElement, '3 of 5: Good')).toBeChecked();
    await expect(within(canvasElement).getByText('Good')).toBeVisible();
    await expect(within(canvasElement).getByText('Excellent')).not.toBeVisible();
  },
});

/** Hovering a star previews its rating; leaving restores the current one. */
export const Preview = meta.story({
  tags: ['!autodocs'],
  args: { value: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(star(canvasElement, '5 of 5: Excellent'));
    await expect(canvas.getByText('Excellent')).toBeVisible();
    await userEvent.unhover(star(canvasElement, '5 of 5: Excellent'));
    await expect(canvas.getByText('Not great')).toBeVisible();
    await userEvent.hover(star(canvasElement, '4 of 5: Very good'));
    await expect(canvas.getByText('Very good')).toBeVisible();
    await expect(star(canvasElement, '2 of 5: Not great')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Press = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(star(canvasElement, '4 of 5: Very good'));
    await expect(star(canvasElement, '4 of 5: Very good')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4 });
    await userEvent.click(star(canvasElement, '2 of 5: Not great'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 2 });
    await expect(within(canvasElement).getByText('Not great')).toBeVisible();
  },
});

/** A single tab stop. Arrows start at the first star; a digit selects its star directly. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(star(canvasElement, '1 of 5: Poor')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(star(canvasElement, '1 of 5: Poor')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(star(canvasElement, '2 of 5: Not great')).toBeChecked();
    await expect(star(canvasElement, '2 of 5: Not great')).toHaveFocus();
    await userEvent.keyboard('5');
    await expect(star(canvasElement, '5 of 5: Excellent')).toBeChecked();
    await expect(star(canvasElement, '5 of 5: Excellent')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(star(canvasElement, '4 of 5: Very good')).toBeChecked();
    await userEvent.keyboard('679');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4 });
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radiogroup')).not.toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement | null,
    );
  },
});

export const Invalid = meta.story({
  render: (args) => (
    <Field label="How was it?" error="Choose from one star to five." required>
      <Controlled {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Choose from one star to five.');
  },
});

/** The rating and focus stay; neither keys nor clicks change anything. */
export const Busy = meta.story({
  args: { value: 4, isBusy: true, busyLabel: 'Sending your stars' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Sending your stars');
    await userEvent.tab();
    await expect(star(canvasElement, '4 of 5: Very good')).toHaveFocus();
    await userEvent.keyboard('2{ArrowRight} ');
    await userEvent.click(star(canvasElement, '1 of 5: Poor'));
    await expect(star(canvasElement, '4 of 5: Very good')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const WithoutWords = meta.story({
  args: { value: 2, labels: undefined },
  play: async ({ canvasElement }) => {
    await expect(star(canvasElement, '2 of 5 stars')).toBeChecked();
  },
});

function Form() {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { stars: 0 } });
  const error = formState.errors.stars?.message;
  return (
    <form
      className="flex flex-col items-start gap-5"
      onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}
    >
      <Controller
        control={control}
        name="stars"
        rules={{ min: { value: 1, message: 'Choose from one star to five.' } }}
        render={({ field: { onChange, ...field } }) => (
          <Field label="How was it?" error={error}>
            <StarRating {...field} labels={words} onChange={({ value }) => onChange(value)} />
          </Field>
        )}
      />
      <Button type="submit">Send</Button>
    </form>
  );
}

/** A form without a rating moves focus to the first star. */
export const InAForm = meta.story({
  tags: ['!autodocs'],
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Choose from one star to five.')).toBeVisible();
    await expect(star(canvasElement, '1 of 5: Poor')).toHaveFocus();
    await userEvent.keyboard('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenCalledWith({ stars: 4 });
    await expect(canvas.queryByText('Choose from one star to five.')).toBeNull();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      <SheetSection title="States" column="lg">
        <SheetItem caption="None">
          <Field label="How was it?">
            <StarRating {...args} value={0} />
          </Field>
        </SheetItem>
        <SheetItem caption="Chosen">
          <Field label="How was it?">
            <StarRating {...args} value={3} />
          </Field>
        </SheetItem>
        <SheetItem caption="Hover over the fourth">
          <Field data-testid="hovered" label="How was it?">
            <StarRating {...args} value={2} />
          </Field>
        </SheetItem>
        <SheetItem caption="Focus">
          <Field data-testid="focused" label="How was it?">
            <StarRating {...args} value={3} />
          </Field>
        </SheetItem>
        <SheetItem caption="Invalid">
          <Field label="How was it?" error="Choose from one star to five.">
            <StarRating {...args} value={0} />
          </Field>
        </SheetItem>
        <SheetItem caption="Busy">
          <Field label="How was it?">
            <StarRating {...args} value={4} isBusy />
          </Field>
        </SheetItem>
        <SheetItem caption="Disabled">
          <Field label="How was it?">
            <StarRating {...args} value={4} disabled />
          </Field>
        </SheetItem>
      </SheetSection>
      <SheetSection title="Words" column="lg">
        <SheetItem caption="All, with a hint">
          <Field label="How was it?" hint="Everybody can see it." required>
            <StarRating {...args} value={5} />
          </Field>
        </SheetItem>
        <SheetItem caption="Without words">
          <Field label="How was it?">
            <StarRating {...args} value={2} labels={undefined} />
          </Field>
        </SheetItem>
        <SheetItem caption="Long words">
          <Field label="How was it?">
            <StarRating {...args} value={3} max={3} labels={long} />
          </Field>
        </SheetItem>
      </SheetSection>
    </>
  ),
  play: async ({ canvasElement }) => {
    const hovered = within(canvasElement).getByTestId('hovered');
    await userEvent.hover(star(hovered, '4 of 5: Very good'));
    await expect(within(hovered).getByText('Very good')).toBeVisible();
    const focused = star(within(canvasElement).getByTestId('focused'), '3 of 5: Good');
    focused.dataset['pseudo'] = 'focus';
  },
});

const long = ['Not what we had agreed on', 'As agreed', 'More than we had agreed on'];
