import type { SignUp } from '#src/domain/sign-up.ts';
import { fireEvent } from 'storybook/test';
import type { Acting } from './sign-in-steps.ts';

/** A person whom the mocked world does not know yet. */
export const newcomer: SignUp = {
  first_name: 'Nora',
  last_name: 'Bell',
  email: 'nora@nearhand.example',
  phone: '+1 (555) 010-2000',
  city: 'Portland',
  password: 'garden-gate-7',
  password_confirmation: 'garden-gate-7',
};

const LABELS: Record<keyof SignUp, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  password: 'Password',
  password_confirmation: 'Repeat the password',
};

/** The field of the sign-up form, by its label. */
export function signUpField(canvas: Acting['canvas'], name: keyof SignUp): Promise<HTMLElement> {
  return canvas.findByLabelText(LABELS[name]);
}

/** Puts what is given into the sign-up form, all at once: 255 letters are not worth typing. */
export async function fillSignUp(
  { canvas }: Pick<Acting, 'canvas'>,
  values: Partial<SignUp>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = await signUpField(canvas, name as keyof SignUp);
    await fireEvent.change(field, { target: { value } });
  }
}

/** Presses the form's button. */
export async function submitSignUp({ canvas, userEvent }: Acting): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create your account' }));
}
