import { settled, onlyCard } from '../steps.ts';
import type { Canvas } from 'storybook/internal/csf';
import { expect, within } from 'storybook/test';
import type { StepContext } from '#stories/stage/step-context.ts';

/** Returns the cards of the list, once the story is idle. */
export async function cardsOf(context: StepContext): Promise<HTMLElement[]> {
  await settled(context);
  const list = await context.canvas.findByRole('list', { name: 'Tasks' });
  return within(list).getAllByRole('article');
}

/** Checks that the only card has View, and Message Client disabled, with the reason. */
export function showsBlocked(status: string, reason: string) {
  return async (context: StepContext) => {
    const card = within(await onlyCard(context));
    await expect(card.getByText(status)).toBeVisible();
    await expect(card.getByRole('link', { name: /^View/ })).toBeEnabled();
    const message = card.getByRole('button', { name: /^Message Client/ });
    await expect(message).toHaveAttribute('aria-disabled', 'true');
    await expect(message).toHaveAccessibleDescription(reason);
  };
}

export const messageField = (prompt: Canvas) =>
  prompt.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
