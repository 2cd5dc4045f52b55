import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#src/ui/Field.tsx';
import { PasswordInput } from '#src/ui/PasswordInput.tsx';
import { inThreeModes } from '#states/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { framed } from './framed.tsx';
import { SheetItem, SheetSection } from './sheet.tsx';

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

export const Shown = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
});

/** Tab moves to the toggle; Space shows and hides the password without changing it. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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
    <>
      <SheetSection title="States" column="lg">
        <SheetItem caption="Hidden">
          <Field label="Password">
            <PasswordInput defaultValue="evergreen7" />
          </Field>
        </SheetItem>
        <SheetItem caption="Shown">
          <Field data-testid="shown" label="Password">
            <PasswordInput defaultValue="evergreen7" />
          </Field>
        </SheetItem>
        <SheetItem caption="Empty">
          <Field label="Password">
            <PasswordInput />
          </Field>
        </SheetItem>
        <SheetItem caption="Placeholder">
          <Field label="Password">
            <PasswordInput placeholder="At least 8 characters" />
          </Field>
        </SheetItem>
        <SheetItem caption="Hover">
          <Field label="Password">
            <PasswordInput data-pseudo="hover" defaultValue="evergreen7" />
          </Field>
        </SheetItem>
        <SheetItem caption="Focus">
          <Field label="Password">
            <PasswordInput data-pseudo="focus" defaultValue="evergreen7" />
          </Field>
        </SheetItem>
        <SheetItem caption="Invalid">
          <Field label="Password" error="Use at least 8 characters, with a number.">
            <PasswordInput defaultValue="short" />
          </Field>
        </SheetItem>
        <SheetItem caption="Invalid, long text">
          <Field label="Password" error="Use at most 72 characters.">
            <PasswordInput defaultValue="a password that is a whole sentence, and one that goes on and on beyond the end of the box" />
          </Field>
        </SheetItem>
        <SheetItem caption="Disabled">
          <Field label="Password">
            <PasswordInput disabled defaultValue="evergreen7" />
          </Field>
        </SheetItem>
        <SheetItem caption="Read-only">
          <Field label="Password">
            <PasswordInput readOnly defaultValue="evergreen7" />
          </Field>
        </SheetItem>
      </SheetSection>
    </>
  ),
  play: async ({ canvasElement }) => {
    const field = within(within(canvasElement).getByTestId('shown'));
    field.getByRole('button').click();
    await waitFor(() => expect(field.getByLabelText('Password')).toHaveAttribute('type', 'text'));
  },
});
