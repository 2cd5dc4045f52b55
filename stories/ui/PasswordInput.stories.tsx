import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#src/ui/Field.tsx';
import { PasswordInput, type PasswordInputProps } from '#src/ui/PasswordInput.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { FieldSection, framed, sheetItem } from './sheet.tsx';

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

export const Hidden = meta.story({ tags: ['!test'] });

/** Tab moves to the toggle; Space shows and hides the password without changing it. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('evergreen7');
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('evergreen7');
    await expect(toggle).toHaveAccessibleName('Hide password');
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('evergreen7');
  },
});

export const Sheet = meta.story({
  parameters: { chromatic: inThreeModes },
  render: () => (
    <FieldSection
      label="Password"
      states={{
        Hidden: {},
        Shown: {},
        Empty: { defaultValue: '' },
        Hover: { 'data-pseudo': 'hover' },
        Focus: { 'data-pseudo': 'focus' },
        Invalid: { error: 'Use at least 8 characters, with a number.', defaultValue: 'short' },
        Disabled: { disabled: true },
        'Read-only': { readOnly: true },
      }}
    >
      {(control: PasswordInputProps) => <PasswordInput defaultValue="evergreen7" {...control} />}
    </FieldSection>
  ),
  play: async ({ canvasElement }) => {
    const field = within(sheetItem(canvasElement, 'Shown'));
    field.getByRole('button').click();
    await waitFor(() => expect(field.getByLabelText('Password')).toHaveAttribute('type', 'text'));
  },
});
