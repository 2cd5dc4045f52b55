import type { StepContext } from '#stories/stage/step-context.ts';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import type { Action } from '#flows/flow.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import { advance } from '../steps.ts';
import { expect, screen } from 'storybook/test';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';

/** The parts of a context that steps on the forms of this screen use. */
export type FormContext = Pick<StepContext, 'canvas' | 'userEvent'>;

export async function fillSignIn(
  { canvas, userEvent }: FormContext,
  values: { email?: string; password?: string } | undefined,
): Promise<void> {
  const email = await canvas.findByLabelText('Email');
  if (values?.email) await userEvent.type(email, values.email);
  if (values?.password) await userEvent.type(canvas.getByLabelText('Password'), values.password);
}

export async function submitSignIn({ canvas, userEvent }: FormContext): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
}

/** The steps of signing in. */
export function signsIn(email: string, password: string = MOCK_PASSWORD): readonly Action[] {
  return [
    ['fills', '^Email$', email],
    ['fills', '^Password$', password],
    ['press', 'button', '^Sign in$'],
  ];
}

/** A play function: plays the steps, waits longer than usual for the answer, and checks that there is a way out. */
export async function waitsTooLong(context: Parameters<typeof playSteps>[0]): Promise<void> {
  await playSteps(context);
  await advance(context, SLOW_MS);
  await screen.findByText('Taking longer than usual');
  await expect(screen.getByRole('button', { name: 'Stop waiting' })).toBeEnabled();
}
