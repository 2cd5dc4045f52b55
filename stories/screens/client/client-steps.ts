import type { Canvas } from 'storybook/internal/csf';
import { within } from 'storybook/test';
import type { Action } from '#flows/flow.ts';
import { playSteps } from '#stories/stage/staged-actor.ts';
import type { StepContext } from '#stories/stage/step-context.ts';
import { advance, onlyCard, openDialog, settled } from '../steps.ts';

/** The step that opens the only task. */
export const view: Action = ['press', 'link', '^View'];

/** Lets the summary load, 300 ms after the categories, and plays the story's steps. */
export async function openDashboard(context: StepContext): Promise<void> {
  await advance(context, 300);
  await playSteps(context);
  await settled(context);
}

/** Returns the only card of the dashboard, once its summary is there. */
export async function onlyTask(context: StepContext): Promise<Canvas> {
  await openDashboard(context);
  return within(await onlyCard(context));
}

/** Plays the steps, and returns the dialog that they open. */
export async function openDetails(context: StepContext): Promise<Canvas> {
  await openDashboard(context);
  return within(await openDialog(context));
}
