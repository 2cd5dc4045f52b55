import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { StarRating } from '#src/ui/StarRating.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './sheet.tsx';

const meta = preview.meta({
  title: 'UI/Field',
  component: Field,
  tags: ['autodocs'],
  decorators: [framed],
  args: { label: 'Email', className: 'max-w-form', children: <Input type="email" /> },
});

export const Plain = meta.story({ tags: ['!test'] });

/**
 * The control is described by the hint and the error, in reading order. A click on the label focuses it.
 */
export const WithError = meta.story({
  args: {
    required: true,
    hint: 'We write to it only about your account.',
    error: 'Enter an email address with an @, such as ana@example.com.',
    children: <Input type="email" defaultValue="ana.example.com" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /^Email/ });
    await expect(input).toHaveAttribute('aria-required', 'true');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(
      'We write to it only about your account. Enter an email address with an @, such as ana@example.com.',
    );
    await userEvent.click(canvas.getByText(/^Email/));
    await expect(input).toHaveFocus();
  },
});

const words = ['Poor', 'Not great', 'Good', 'Very good', 'Excellent'];
const sent = fn<(values: object) => void>();

/** A form with a field of each kind that has code of its own. */
function Form() {
  const { control, formState, handleSubmit, register, reset } = useForm({
    defaultValues: { about: 'Architect', day: '2026-03-21', price: '', search: '', stars: 0 },
  });
  return (
    <form
      noValidate
      className="flex max-w-form flex-col gap-5"
      onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}
    >
      <Field label="About you">
        <Textarea counter={12} counterFrom={0} {...register('about')} />
      </Field>
      <Field label="First day">
        <DateField {...register('day')} />
      </Field>
      <Field label="Search">
        <SearchField {...register('search')} />
      </Field>
      <Controller
        control={control}
        name="stars"
        rules={{ min: { value: 1, message: 'Choose from one star to five.' } }}
        render={({ field: { onChange, ...field } }) => (
          <Field label="How was it?" error={formState.errors.stars?.message}>
            <StarRating {...field} labels={words} onChange={({ value }) => onChange(value)} />
          </Field>
        )}
      />
      <Field label="Price">
        <MoneyField {...register('price')} />
      </Field>
      <div className="flex gap-3">
        <Button type="submit">Save</Button>
        <Button variant="secondary" onClick={() => reset()}>
          Start over
        </Button>
      </div>
    </form>
  );
}

/**
 * A form has what the fields make of the input: Enter sends the amount with two decimals. They follow a form that
 * resets them, and focus the first star when it is missing.
 */
export const InAForm = meta.story({
  tags: ['!autodocs'],
  render: () => <Form />,
  play: async ({ canvas }) => {
    sent.mockClear();
    await expect(await canvas.findByText('9/12')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('About you'), ' and gardener');
    await expect(canvas.getByText('22/12')).toBeVisible();
    const day = canvas.getByLabelText('First day');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-04-02');
    await userEvent.type(canvas.getByLabelText('Search'), 'Oak{Escape}Garden');
    await userEvent.type(canvas.getByLabelText('Price'), '1,250{Enter}');
    const star = canvas.getByRole('radio', { name: '1 of 5: Poor' });
    await waitFor(() => expect(star).toHaveFocus());
    await expect(canvas.getByText('Choose from one star to five.')).toBeVisible();
    await userEvent.keyboard('4');
    await userEvent.type(canvas.getByLabelText('Price'), '{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        about: 'Architect and gardener',
        day: '2026-04-02',
        price: '1250.00',
        search: 'Garden',
        stars: 4,
      }),
    );
    await expect(canvas.getByLabelText('Price')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByText('9/12')).toBeVisible();
    await expect(day).toHaveValue('2026-03-21');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  },
});

/** Tab reaches every control that isn't disabled, also one that is read-only. Enter in an input sends the form. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <form
      className="flex max-w-form flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        sent({});
      }}
    >
      <Field label="Country">
        <Input readOnly defaultValue="Portugal" />
      </Field>
      <Field label="Account number">
        <Input disabled defaultValue="20-4471" />
      </Field>
      <Field label="City">
        <Select defaultValue="1">
          <option value="1">Lisbon</option>
        </Select>
      </Field>
      <Checkbox label="Keep me signed in" />
      <Field label="Street">
        <Input />
      </Field>
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Country')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.getByLabelText('Country')).toHaveValue('Portugal');
    await userEvent.tab();
    await expect(canvas.getByLabelText('City')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Keep me signed in')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Rua da Palma 12{Enter}');
    await expect(canvas.getByLabelText('Street')).toHaveValue('Rua da Palma 12');
    await expect(sent).toHaveBeenCalledOnce();
  },
});

/** The sheet of each control has its states. */
export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <div className="grid max-w-4xl items-start gap-x-8 gap-y-6 md:grid-cols-2">
      <Field label="Full name" required>
        <Input autoComplete="name" defaultValue="Ana Sousa" />
      </Field>
      <Field label="Email" error="This email already has an account. Sign in instead." required>
        <Input type="email" defaultValue="ana@example.com" />
      </Field>
      <Field label="First day" hint="From Mar 14, 2026 on." isOptional>
        <DateField min="2026-03-14" defaultValue="2026-03-21" />
      </Field>
      <Field label="Account number" hint="It cannot be changed.">
        <Input disabled defaultValue="20-4471" />
      </Field>
    </div>
  ),
});
