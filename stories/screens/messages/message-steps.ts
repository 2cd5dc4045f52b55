import type { StepContext } from '#stories/stage/step-context.ts';
import { advance, settled } from '../steps.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sendMessage } from '#src/contract/messages.ts';
import { UNREAD_POLLING } from '#src/domain/unread.ts';
import type { Viewer } from '#mocks/fixtures/accounts.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';

/** The address of the conversation between the two accounts. */
export const CHAT = `/messages?conversation=${CONVERSATION_ID}`;

/** The pane that the messages of the open conversation scroll in, once the story is idle. */
export async function paneOf(context: StepContext): Promise<HTMLElement> {
  await settled(context);
  return screen.findByRole('region', { name: 'Messages' });
}

/** The box that messages are written in, once the conversation has loaded. */
export async function box(context: StepContext): Promise<HTMLElement> {
  await settled(context);
  return screen.findByRole('textbox', { name: /^Message to/ });
}

/** Scrolls up until the end is a number of pixels below. */
export async function scrollUp(context: StepContext, pixels: number): Promise<HTMLElement> {
  const pane = await paneOf(context);
  const end = () => pane.scrollHeight - pane.clientHeight;
  // Messages turn out taller or shorter than estimated once they are rendered.
  await waitFor(async () => {
    const top = end() - pixels;
    if (Math.abs(pane.scrollTop - top) >= 1) pane.scrollTop = top;
    await settled(context);
    await expect(Math.abs(end() - pixels - pane.scrollTop)).toBeLessThan(1);
  });
  return pane;
}

/** Lets someone else write in the conversation. The viewer's app notices at its next poll. */
export async function say(context: StepContext, person: Viewer, text: string): Promise<void> {
  await stageOf(context)
    .as(person)
    .call(sendMessage, { params: { id: CONVERSATION_ID }, body: { message: text } });
}

/** Advances the clock to the next poll, and waits for what follows from it. */
export async function nextPoll(context: StepContext): Promise<void> {
  await advance(context, UNREAD_POLLING.messaging.interval);
}

export async function shows(context: StepContext, text: string): Promise<void> {
  const pane = await paneOf(context);
  await expect(await within(pane).findByText(text)).toBeVisible();
}
