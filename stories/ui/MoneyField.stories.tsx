import { expect, fireEvent, userEvent } from 'storybook/test';
import { Field } from '#src/ui/Field.tsx';
import { MoneyField, type MoneyFieldProps } from '#src/ui/MoneyField.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { FieldSection, framed } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/MoneyField',
  component: MoneyField,
  tags: ['autodocs'],
  decorators: [framed],
  args: { defaultValue: '45.00' },
  render: (args) => (
    <Field label="Price" className="max-w-form">
      <MoneyField {...args} />
    </Field>
  ),
});

export const Filled = meta.story({ tags: ['!test'] });

/** Neither arrow keys nor the wheel change the amount; on blur it gets two decimals. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('1,250{ArrowUp}{ArrowDown}{ArrowDown}');
    await fireEvent.wheel(input, { deltaY: 100 });
    await expect(input).toHaveValue('1,250');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveValue('1250.00');
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <FieldSection
      label="Price"
      states={{
        Filled: {},
        Empty: { defaultValue: '' },
        Hover: { 'data-pseudo': 'hover' },
        Focus: { 'data-pseudo': 'focus' },
        Invalid: {
          error: 'Enter an amount in dollars, such as 45.00.',
          defaultValue: 'about fifty',
        },
        'Long text': {
          error: 'Enter an amount of at most $10,000.',
          defaultValue: '900719925474099319007199254740993190071992547409931.00',
        },
        Disabled: { disabled: true },
        'Read-only': { readOnly: true },
        Placeholder: { placeholder: '0.00', defaultValue: '' },
        'With a hint': { hint: 'What you would pay for the whole task.', defaultValue: '45.00' },
      }}
    >
      {(control: MoneyFieldProps) => <MoneyField defaultValue="1250.00" {...control} />}
    </FieldSection>
  ),
});
