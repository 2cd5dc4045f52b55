import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Field, type FieldProps } from '#src/ui/Field.tsx';
import { StarRating, type StarRatingProps } from '#src/ui/StarRating.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { FieldSection, framed, sheetItem } from './sheet.tsx';

const words = ['Poor', 'Not great', 'Good', 'Very good', 'Excellent'];

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
});

function star(canvasElement: HTMLElement, name: string) {
  return within(canvasElement).getByRole('radio', { name });
}

export const None = meta.story({ tags: ['!test'] });

/** Hovering a star previews its rating; leaving restores the current one. A click chooses. */
export const Pointer = meta.story({
  tags: ['!autodocs'],
  args: { value: 2 },
  play: async ({ canvas, canvasElement, args }) => {
    // What a browser sends when the stars appear under a mouse that rests.
    await fireEvent.pointerOver(star(canvasElement, '5 of 5: Excellent'));
    await expect(canvas.getByText('Excellent')).not.toBeVisible();
    await userEvent.hover(star(canvasElement, '5 of 5: Excellent'));
    await expect(canvas.getByText('Excellent')).toBeVisible();
    await userEvent.unhover(star(canvasElement, '5 of 5: Excellent'));
    await expect(canvas.getByText('Not great')).toBeVisible();
    await userEvent.hover(star(canvasElement, '4 of 5: Very good'));
    await expect(canvas.getByText('Very good')).toBeVisible();
    await expect(star(canvasElement, '2 of 5: Not great')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(star(canvasElement, '4 of 5: Very good'));
    await expect(star(canvasElement, '4 of 5: Very good')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4 });
    await userEvent.click(star(canvasElement, '1 of 5: Poor'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1 });
    await expect(canvas.getByText('Poor')).toBeVisible();
  },
});

/** A single tab stop. Arrows start at the first star; a digit selects its star directly. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
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
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement | null,
    );
  },
});

/** The rating and focus stay; neither keys nor clicks change anything. */
export const Busy = meta.story({
  args: { value: 4, isBusy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(star(canvasElement, '4 of 5: Very good')).toHaveFocus();
    await userEvent.keyboard('2{ArrowRight} ');
    await userEvent.click(star(canvasElement, '1 of 5: Poor'));
    await expect(star(canvasElement, '4 of 5: Very good')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

const samples: Record<string, Record<string, Partial<StarRatingProps & FieldProps>>> = {
  States: {
    None: {},
    Chosen: { value: 3 },
    'Hover over the fourth': { value: 2 },
    Focus: { value: 3 },
    Invalid: { error: 'Choose from one star to five.' },
    Busy: { value: 4, isBusy: true },
  },
  Words: {
    'All, with a hint': { hint: 'Everybody can see it.', required: true, value: 5 },
  },
};

/** The group has the field's label and descriptions; each star has its position and its label. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: (args) => (
    <>
      {Object.entries(samples).map(([title, states]) => (
        <FieldSection key={title} title={title} label="How was it?" states={states}>
          {(control: Partial<StarRatingProps>) => <StarRating {...args} {...control} />}
        </FieldSection>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const group = (caption: string) =>
      within(sheetItem(canvasElement, caption)).getByRole('radiogroup', { name: /^How was it\?/ });
    for (const radio of within(group('None')).getAllByRole('radio'))
      await expect(radio).not.toBeChecked();
    await expect(star(group('Chosen'), '3 of 5: Good')).toBeChecked();
    await expect(within(group('Chosen')).getByText('Good')).toBeVisible();
    await expect(within(group('Chosen')).getByText('Excellent')).not.toBeVisible();
    await expect(group('All, with a hint')).toHaveAccessibleDescription('Everybody can see it.');
    await expect(group('All, with a hint')).toHaveAttribute('aria-required', 'true');
    await expect(group('Invalid')).toHaveAttribute('aria-invalid', 'true');
    await expect(group('Invalid')).toHaveAccessibleDescription('Choose from one star to five.');
    await userEvent.hover(star(group('Hover over the fourth'), '4 of 5: Very good'));
    await expect(within(group('Hover over the fourth')).getByText('Very good')).toBeVisible();
    star(group('Focus'), '3 of 5: Good').dataset['pseudo'] = 'focus';
  },
});
