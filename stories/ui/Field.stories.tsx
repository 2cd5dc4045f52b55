import { expect, fn, userEvent } from 'storybook/test';
import { DateField } from '#src/ui/DateField.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { MoneyField } from '#src/ui/MoneyField.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Select } from '#src/ui/Select.tsx';
import { StarRating } from '#src/ui/StarRating.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

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
      <Field label="Price" hint="What you would pay for the whole task.">
        <MoneyField defaultValue="45.00" />
      </Field>
      <Field label="First day" hint="From Mar 14, 2026 on." isOptional>
        <DateField min="2026-03-14" defaultValue="2026-03-21" />
      </Field>
      <Field label="Password" hint="At least 8 characters, with a number.">
        <PasswordInput autoComplete="new-password" defaultValue="evergreen7" />
      </Field>
      <Field label="City" error="Choose the city where the work is.">
        <Select defaultValue="">
          <option value="">Choose a city</option>
          <option value="1">Lisbon</option>
          <option value="2">Porto</option>
        </Select>
      </Field>
      <Field label="About you" hint="What you are good at.">
        <Textarea
          counter={600}
          defaultValue="I study architecture and like building things that stay up."
        />
      </Field>
      <Field label="Description" error="Say in a few words what there is to do.">
        <Textarea counter={1000} />
      </Field>
      <Field label="Search" isOptional>
        <SearchField placeholder="Shelves, gardens, moving" />
      </Field>
      <Field label="How was it?" required>
        <StarRating value={4} onChange={fn()} labels={words} />
      </Field>
      <Field label="Account number" hint="It cannot be changed.">
        <Input disabled defaultValue="20-4471" />
      </Field>
      <Field label="City" hint="It cannot be changed.">
        <Select disabled defaultValue="1">
          <option value="1">Lisbon</option>
        </Select>
      </Field>
    </div>
  ),
});
