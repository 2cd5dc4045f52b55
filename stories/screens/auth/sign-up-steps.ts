import type { SignUp } from '#src/domain/sign-up.ts';
import { fireEvent } from 'storybook/test';
import type { Action } from '#flows/flow.ts';
import type { FormContext } from './sign-in-steps.ts';

/** A user who does not exist in the seeded world. */
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
  password_confirmation: 'Confirm password',
};

/** The steps that fill in the form, and then some fields again, which validates these. */
export const fillsIn = (change: Partial<SignUp> = {}): readonly Action[] =>
  [newcomer, change].flatMap((values) =>
    Object.entries(values).map(
      ([name, value]) => ['sets', `^${LABELS[name as keyof SignUp]}$`, value] as const,
    ),
  );

/** The steps that sign the newcomer up. */
export const signsUp: readonly Action[] = [...fillsIn(), ['press', 'button', '^Create account$']];

export function signUpField(
  canvas: FormContext['canvas'],
  name: keyof SignUp,
): Promise<HTMLElement> {
  return canvas.findByLabelText(LABELS[name]);
}

/** Sets fields of the sign-up form at once, because typing 255 characters is slow. */
export async function fillSignUp(
  { canvas }: Pick<FormContext, 'canvas'>,
  values: Partial<SignUp>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = await signUpField(canvas, name as keyof SignUp);
    await fireEvent.change(field, { target: { value } });
  }
}

export async function submitSignUp({ canvas, userEvent }: FormContext): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
}
