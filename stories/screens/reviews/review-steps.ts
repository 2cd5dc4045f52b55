import { settled, openDialog } from '../steps.ts';
import type { Canvas } from 'storybook/internal/csf';
import { expect, within } from 'storybook/test';
import { listReviews } from '#src/contract/reviews.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import type { StepContext } from '#stories/stage/step-context.ts';

/** The list refetches 300 ms after the last change. */
export const DEBOUNCE_MS = 300;

/** Returns the rendered cards, once the story is idle. */
export async function cardsOf(context: StepContext): Promise<HTMLElement[]> {
  await settled(context);
  const list = await context.canvas.findByRole('list', { name: 'Reviews' });
  return within(list).getAllByRole('article');
}

export const userIdField = ({ canvas }: StepContext) =>
  canvas.findByRole('textbox', { name: 'User ID' });

/** The query of the last call for a list of reviews. */
export const lastQuery = (context: StepContext) =>
  stageOf(context).server.seen.findLast(({ call }) => call === listReviews.name)?.query;

export async function showsTab({ canvas }: StepContext, name: string): Promise<void> {
  await expect(await canvas.findByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

/** Checks that the list loads: it is a skeleton, and no other list is in its place. */
export async function showsSkeleton(context: StepContext): Promise<void> {
  await expect(await context.canvas.findByText('Loading reviews')).toBeInTheDocument();
  await expect(context.canvas.queryAllByRole('article')).toHaveLength(0);
}

/** Checks the title of the empty list, which has nothing to search for. */
export function showsEmpty(title: string) {
  return async (context: StepContext) => {
    await expect(await context.canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(context.canvas.queryByRole('search')).not.toBeInTheDocument();
  };
}

/** Presses a button of the first card that has it, and returns the dialog that opens. */
export async function openFromCard(context: StepContext, name: RegExp): Promise<Canvas> {
  await cardsOf(context);
  const [button] = context.canvas.getAllByRole('button', { name });
  if (button) await context.userEvent.click(button);
  return within(await openDialog(context));
}
