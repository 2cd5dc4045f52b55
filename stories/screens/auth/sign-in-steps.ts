import type { Canvas } from 'storybook/internal/csf';
import type { userEvent } from 'storybook/test';

/** What a step needs of a story's context. */
export interface Acting {
  readonly canvas: Canvas;
  readonly userEvent: Pick<typeof userEvent, 'type' | 'click'>;
}

/** Types what is given into the sign-in form. */
export async function fillSignIn(
  { canvas, userEvent }: Acting,
  values: { email?: string; password?: string } | undefined,
): Promise<void> {
  const email = await canvas.findByLabelText('Email');
  if (values?.email) await userEvent.type(email, values.email);
  if (values?.password) await userEvent.type(canvas.getByLabelText('Password'), values.password);
}

/** Presses the form's button. */
export async function submitSignIn({ canvas, userEvent }: Acting): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
}
