import type { Canvas } from 'storybook/internal/csf';
import { screen, within } from 'storybook/test';
import { settle } from '#stories/stage/settle.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { advance, onlyCard, openDialog, press } from '../offers/offer-steps.ts';
import type { StepContext } from '#stories/stage/step-context.ts';

/** Lets the summary load, 300 ms after the categories. */
export async function openDashboard(context: StepContext): Promise<void> {
  await advance(context, 300);
}

/** Returns the only card of the dashboard, once its summary is there. */
export async function onlyTask(context: StepContext): Promise<Canvas> {
  await openDashboard(context);
  return within(await onlyCard(context));
}

/** Opens the details of the only task. */
export async function openDetails(context: StepContext): Promise<Canvas> {
  await onlyTask(context);
  await press(context, /^View/);
  return within(await openDialog(context));
}

/** Opens the question before the only task is canceled or deleted, and returns it. */
export async function ask(context: StepContext, action: 'cancel' | 'delete'): Promise<Canvas> {
  if (action === 'cancel') {
    await openDetails(context);
    await press(context, 'Cancel task');
  } else {
    await onlyTask(context);
    await press(context, /^Delete/);
  }
  const question = await screen.findByRole('alertdialog');
  await settle(stageOf(context));
  return within(question);
}

/** Answers the question with yes. */
export async function confirm(context: StepContext, action: 'cancel' | 'delete'): Promise<void> {
  const question = await ask(context, action);
  const name = action === 'cancel' ? 'Cancel task' : 'Delete task';
  await context.userEvent.click(question.getByRole('button', { name }));
  await settle(stageOf(context));
}
