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
      }}
    >
      {(control: MoneyFieldProps) => <MoneyField defaultValue="1250.00" {...control} />}
    </FieldSection>
  ),
});
