import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Field, type FieldProps } from '#src/ui/Field.tsx';
import { MoneyField, type MoneyFieldProps } from '#src/ui/MoneyField.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetSection } from './sheet.tsx';

const sent = fn<(values: object) => void>();

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
  beforeEach: () => {
    sent.mockClear();
  },
});

function priceInput(canvasElement: HTMLElement) {
  return within(canvasElement).getByRole('textbox', { name: 'Price' });
}

export const Filled = meta.story({ tags: ['!test'] });

/** Neither arrow keys nor the wheel change the amount; on blur it gets two decimals. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = priceInput(canvasElement);
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

const normalized = [
  ['1250', '1250.00'],
  ['$1250.5', '1250.50'],
  [' $ 1,250,000.75 ', '1250000.75'],
  ['007', '7.00'],
  ['0', '0.00'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['-12', '-12.00'],
  ['1,25', '1.25'],
  ['12,50', '12.50'],
  ['1.250,00', '1250.00'],
  ['90071992547409931', '90071992547409931.00'],
];

const untouched = [
  '',
  '$',
  '.',
  'about fifty',
  '1,2500',
  ',250',
  '12.345',
  '1.2.3',
  '1e3',
  '50 to 60',
];

/** Amounts are normalized on blur; other text is left as it is. */
export const Tidying = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = priceInput(canvasElement);
    const cases = [...normalized, ...untouched.map((text) => [text, text])];
    for (const [typed = '', left = ''] of cases) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(typed);
      await userEvent.tab();
      await expect(input).toHaveValue(left);
    }
  },
});

function Controlled(args: MoneyFieldProps) {
  const [price, setPrice] = useState('');
  return (
    <Field label="Price" hint={`The screen knows “${price}”.`} className="max-w-form">
      <MoneyField {...args} value={price} onChange={({ target }) => setPrice(target.value)} />
    </Field>
  );
}

/** When controlled, normalizing calls `onChange` like any other edit. */
export const HeldOutside = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: undefined },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(priceInput(canvasElement), '$80');
    await userEvent.tab();
    await expect(priceInput(canvasElement)).toHaveValue('80.00');
    await expect(canvas.getByText('The screen knows “80.00”.')).toBeVisible();
  },
});

function Form() {
  const { register, handleSubmit } = useForm({ defaultValues: { price: '' } });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
      <Field label="Price" className="max-w-form">
        <MoneyField {...register('price')} />
      </Field>
    </form>
  );
}

/** Enter submits the normalized amount without a blur. */
export const InAForm = meta.story({
  tags: ['!autodocs'],
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    await userEvent.type(priceInput(canvasElement), '1,250{Enter}');
    await expect(sent).toHaveBeenCalledWith({ price: '1250.00' });
    await expect(priceInput(canvasElement)).toHaveFocus();
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <SheetSection
      title="States"
      column="lg"
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
      {({ hint, error, ...control }: MoneyFieldProps & Pick<FieldProps, 'hint' | 'error'>) => (
        <Field label="Price" hint={hint} error={error}>
          <MoneyField defaultValue="1250.00" {...control} />
        </Field>
      )}
    </SheetSection>
  ),
});
