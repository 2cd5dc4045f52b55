import { Mail } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Field, type FieldProps } from '#src/ui/Field.tsx';
import { Input, type InputProps } from '#src/ui/Input.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetSection } from './sheet.tsx';

const sent = fn();

const meta = preview.meta({
  title: 'UI/Input',
  component: Input,
  tags: ['autodocs'],
  decorators: [framed],
  args: { 'aria-label': 'Street', defaultValue: 'Rua da Palma 12', className: 'max-w-form' },
});

export const Plain = meta.story({ tags: ['!test'] });

/**
 * Enter submits the form. A read-only input can be focused but not edited; a disabled one neither.
 */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <form
      className="flex max-w-form flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Field label="Street">
        <Input />
      </Field>
      <Field label="Country">
        <Input readOnly defaultValue="Portugal" />
      </Field>
      <Field label="Account number">
        <Input disabled defaultValue="20-4471" />
      </Field>
      <Field label="Door">
        <Input />
      </Field>
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.tab();
    const street = canvas.getByRole('textbox', { name: 'Street' });
    await expect(street).toHaveFocus();
    await userEvent.keyboard('Rua da Palma 12{Enter}');
    await expect(street).toHaveValue('Rua da Palma 12');
    await expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    const country = canvas.getByRole('textbox', { name: 'Country' });
    await expect(country).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(country).toHaveValue('Portugal');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Door' })).toHaveFocus();
  },
});

type SampleProps = InputProps & Pick<FieldProps, 'error'>;

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <>
      <SheetSection
        title="States"
        column="lg"
        states={{
          Default: {},
          Empty: { defaultValue: '' },
          Placeholder: { defaultValue: '', placeholder: 'Street and number' },
          'Long text': {
            defaultValue:
              'Avenida Engenheiro Duarte Pacheco 19, third floor on the left, the bell without a name',
          },
          Hover: { 'data-pseudo': 'hover' },
          Focus: { 'data-pseudo': 'focus' },
          Invalid: { error: 'Enter the street and the number.' },
          'Invalid, in focus': {
            error: 'Enter the street and the number.',
            'data-pseudo': 'focus',
          },
          Disabled: { disabled: true },
          'Read-only': { readOnly: true },
        }}
      >
        {({ error, ...control }: SampleProps) => (
          <Field label="Street" error={error}>
            <Input defaultValue="Rua da Palma 12" {...control} />
          </Field>
        )}
      </SheetSection>
      <SheetSection
        title="Prefix"
        column="lg"
        states={{
          Prefix: {},
          'Unit as prefix': { prefix: '#', defaultValue: '1204' },
          'Prefix, disabled': { disabled: true },
          'Prefix, invalid': {
            error: 'Enter an email address with an @.',
            defaultValue: 'ana.example.com',
          },
        }}
      >
        {({ error, ...control }: SampleProps) => (
          <Field label="Contact" error={error}>
            <Input
              prefix={<Mail strokeWidth={1.75} />}
              defaultValue="ana@example.com"
              {...control}
            />
          </Field>
        )}
      </SheetSection>
    </>
  ),
});
