import type { Canvas } from 'storybook/internal/csf';
import type { userEvent } from 'storybook/test';

/** The parts of a story's context that steps use. */
export interface StepContext {
  readonly canvas: Canvas;
  readonly userEvent: Pick<typeof userEvent, 'type' | 'click'>;
}

/** Types the given values into the sign-in form. */
export async function fillSignIn(
  { canvas, userEvent }: StepContext,
  values: { email?: string; password?: string } | undefined,
): Promise<void> {
  const email = await canvas.findByLabelText('Email');
  if (values?.email) await userEvent.type(email, values.email);
  if (values?.password) await userEvent.type(canvas.getByLabelText('Password'), values.password);
}

/** Submits the sign-in form with its button. */
export async function submitSignIn({ canvas, userEvent }: StepContext): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
}
