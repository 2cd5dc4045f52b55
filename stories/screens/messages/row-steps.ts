import { settled } from '../steps.ts';
import { within } from 'storybook/test';
import type { StepContext } from '#stories/stage/step-context.ts';

/** Returns the rendered rows of the conversations, once the story is idle. */
export async function rowsOf(context: StepContext): Promise<HTMLElement[]> {
  await settled(context);
  const list = await context.canvas.findByRole('list', { name: 'Conversations' });
  return within(list).getAllByRole('listitem');
}

/**
 * Returns the row of a conversation, once the story is idle.
 *
 * @throws Error when it is not rendered
 */
export async function rowOf(context: StepContext, id: number): Promise<HTMLElement> {
  const rows = await rowsOf(context);
  const row = rows.find(({ dataset }) => dataset['key'] === String(id));
  if (!row) throw new Error(`Conversation ${id} is not rendered.`);
  return row;
}

/** Scrolls to the end of the conversations, which loads the next page. */
export async function scrollToEnd(context: StepContext): Promise<void> {
  await rowsOf(context);
  const list = context.canvas.getByRole('list', { name: 'Conversations' });
  // Rows may turn out taller than estimated, which moves the end once.
  for (let tries = 0; tries < 2; tries += 1) {
    list.parentElement?.scrollIntoView({ block: 'end' });
    await settled(context);
  }
}
