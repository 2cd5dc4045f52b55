import { settled, advance, onlyCard, openDialog, press } from '../steps.ts';
import type { Canvas } from 'storybook/internal/csf';
import { screen, within } from 'storybook/test';
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

export async function openDetails(context: StepContext): Promise<Canvas> {
  await onlyTask(context);
  await press(context, /^View/);
  return within(await openDialog(context));
}

/** Opens the question before the only task is canceled, and returns it. */
export async function askToCancel(context: StepContext): Promise<Canvas> {
  await openDetails(context);
  await press(context, 'Cancel task');
  const question = await screen.findByRole('alertdialog');
  await settled(context);
  return within(question);
}

export async function cancel(context: StepContext): Promise<void> {
  const question = await askToCancel(context);
  await context.userEvent.click(question.getByRole('button', { name: 'Cancel task' }));
  await settled(context);
}
