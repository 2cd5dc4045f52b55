import { expect, fn, mocked, spyOn, userEvent, within } from 'storybook/test';
import { DateField, type DateFieldProps } from '#src/ui/DateField.tsx';
import { Field } from '#src/ui/Field.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { FieldSection, framed, sheetItem } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/DateField',
  component: DateField,
  tags: ['autodocs'],
  decorators: [framed],
  args: { defaultValue: '2026-03-21' },
  render: (args) => (
    <Field label="First day" className="max-w-form">
      <DateField {...args} />
    </Field>
  ),
  // Browsers open the calendar only on a real user gesture.
  beforeEach: () => {
    spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined);
  },
});

export const Filled = meta.story({ tags: ['!test'] });

/**
 * The date can be typed; Tab moves to the button, which opens the calendar. When the browser refuses to open it,
 * the date can still be typed.
 */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '', onChange: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('First day');
    await expect(input).toHaveAttribute('data-empty');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('2026-03-21');
    await expect(input).toHaveValue('2026-03-21');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(input).not.toHaveAttribute('data-empty');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(HTMLInputElement.prototype.showPicker).toHaveBeenCalledTimes(1);
    await expect(input).toHaveFocus();
    mocked(HTMLInputElement.prototype.showPicker).mockImplementation(() => {
      throw new DOMException('Not in a frame of another site.', 'SecurityError');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await expect(input).toHaveFocus();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <FieldSection
      label="First day"
      states={{
        Filled: {},
        Empty: { defaultValue: '' },
        Hover: { 'data-pseudo': 'hover' },
        Focus: { 'data-pseudo': 'focus' },
        Invalid: { error: 'Choose a day from Mar 14, 2026 on.', defaultValue: '2026-02-01' },
        'Invalid and empty': { error: 'Choose the first day.', defaultValue: '' },
        Disabled: { disabled: true },
        'Disabled and empty': { disabled: true, defaultValue: '' },
        'Read-only': { readOnly: true },
      }}
    >
      {(control: DateFieldProps) => <DateField defaultValue="2026-03-21" {...control} />}
    </FieldSection>
  ),
  play: async ({ canvasElement }) => {
    const readOnly = within(sheetItem(canvasElement, 'Read-only'));
    await expect(readOnly.queryByRole('button')).toBeNull();
  },
});
