import { settled } from '../steps.ts';
import { screen, within } from 'storybook/test';
import type { StepContext } from '#stories/stage/step-context.ts';

/** Opens the review dialog of a task's card. Returns the dialog. */
export async function opensDialog(context: StepContext, title: string): Promise<HTMLElement> {
  const card = await context.canvas.findByRole('article', { name: title });
  await settled(context);
  await context.userEvent.click(within(card).getByRole('button', { name: /^Write Review/ }));
  const dialog = await screen.findByRole('dialog');
  await settled(context);
  return dialog;
}

export async function submits(context: StepContext, title: string): Promise<HTMLElement> {
  const dialog = await opensDialog(context, title);
  await context.userEvent.click(within(dialog).getByRole('radio', { name: /^5 of 5/ }));
  await context.userEvent.click(within(dialog).getByRole('button', { name: 'Submit review' }));
  await settled(context);
  return dialog;
}
