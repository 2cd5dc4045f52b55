import { settled } from '../steps.ts';
import { expect, within } from 'storybook/test';
import type { OfferRow } from '#mocks/db/tables.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import type { StepContext } from '#stories/stage/step-context.ts';

/** Returns the messages of the open chat, once the story is idle. */
export async function chatOf({ canvas, ...context }: StepContext): Promise<HTMLElement> {
  await settled(context);
  return canvas.findByRole('list', { name: 'Messages' });
}

/** Returns the card of the only offer in the chat, once the story is idle. */
export async function offerCard(context: StepContext): Promise<HTMLElement> {
  return within(await chatOf(context)).getByRole('article', { name: /^Offer #/ });
}

/** Returns the bar above the chat that says where its offer stands. */
export function offerBar({ canvas }: Pick<StepContext, 'canvas'>): Promise<HTMLElement> {
  return canvas.findByRole('region', { name: /^Offer/ });
}

/** Checks the status above the chat, and that the card has exactly these buttons. */
export function showsOffer(status: string, ...names: readonly string[]) {
  return async (context: StepContext) => {
    const card = within(await offerCard(context));
    // The last stop of the progress is called like the last status.
    await expect(within(await offerBar(context)).getAllByText(status)[0]).toBeVisible();
    await expect(card.queryByText(status)).toBeNull();
    const buttons = card.queryAllByRole('button').map(({ textContent }) => textContent);
    await expect(buttons).toEqual([...names]);
  };
}

export const offerRow = (context: StepContext): OfferRow =>
  stageOf(context).server.world.offers.findOrThrow(OFFER_ID);
