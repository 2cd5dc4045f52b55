import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#src/ui/Field.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';

const meta = preview.meta({
  title: 'UI/PasswordInput',
  component: PasswordInput,
  tags: ['autodocs'],
  decorators: [framed],
  args: { defaultValue: 'evergreen7' },
  render: (args) => (
    <Field label="Password" className="max-w-form">
      <PasswordInput {...args} />
    </Field>
  ),
});

export const Hidden = meta.story();

/** Tab goes on to the toggle; Space shows the password and what was typed stays. */
export const Shown = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(input);
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('evergreen7');
    await expect(toggle).toHaveAccessibleName('Hide password');
  },
});

export const Invalid = meta.story({
  render: (args) => (
    <Field
      label="Password"
      error="Use at least 8 characters, with a number."
      className="max-w-form"
    >
      <PasswordInput {...args} />
    </Field>
  ),
  args: { defaultValue: 'short' },
});

export const Disabled = meta.story({ args: { disabled: true } });
