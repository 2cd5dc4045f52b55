import { UPCOMING_DELAY_MS } from '#src/domain/upcoming-offers.ts';
import { advance } from '../steps.ts';
import type { StepContext } from '#stories/stage/step-context.ts';

/** Waits until the upcoming offers are requested and, unless a fault holds them back, there. */
export async function arrive(context: StepContext): Promise<void> {
  await advance(context, UPCOMING_DELAY_MS);
}

/** Waits until the upcoming offers are there, and returns the cards. */
export async function cardsOf(context: StepContext): Promise<HTMLElement[]> {
  await arrive(context);
  return context.canvas.queryAllByRole('article');
}
