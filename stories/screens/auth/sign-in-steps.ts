import type { Canvas } from 'storybook/internal/csf';
import { expect, screen, type userEvent } from 'storybook/test';
import { SLOW_MS } from '#src/lib/calls/use-is-slow.ts';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';

export interface StepContext {
  readonly canvas: Canvas;
  readonly userEvent: Pick<typeof userEvent, 'type' | 'click'>;
}

export async function fillSignIn(
  { canvas, userEvent }: StepContext,
  values: { email?: string; password?: string } | undefined,
): Promise<void> {
  const email = await canvas.findByLabelText('Email');
  if (values?.email) await userEvent.type(email, values.email);
  if (values?.password) await userEvent.type(canvas.getByLabelText('Password'), values.password);
}

export async function submitSignIn({ canvas, userEvent }: StepContext): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
}

/** Waits longer than usual for the answer, and checks that there is a way out. */
export async function waitsTooLong(context: Parameters<typeof stageOf>[0]): Promise<void> {
  const stage = stageOf(context);
  await settle(stage);
  stage.clock.advance(SLOW_MS);
  await screen.findByText('Taking longer than usual');
  await expect(screen.getByRole('button', { name: 'Stop waiting' })).toBeEnabled();
}
