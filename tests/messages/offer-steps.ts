import { screen, userEvent, within } from 'storybook/test';
import { UNREAD_POLLING } from '#src/domain/unread.ts';
import { CHAT_ID } from '#mocks/scenarios/chat-offers.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { advance } from '../steps.ts';

export const CHAT = `/messages?conversation=${CHAT_ID}`;

export const row = () => screen.getByRole('link', { name: /Assemble a bunk bed/ });
export const card = () => within(screen.getByRole('article', { name: /^Offer #/ }));
export const bar = () => within(screen.getByRole('region', { name: /^Offer #/ }));

/** Lets the next poll of the chat come and go. */
export async function poll(stage: Stage): Promise<void> {
  await advance(stage, UNREAD_POLLING.messaging.interval);
}

/** The open offer form. */
export async function formOf(stage: Stage) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Send an offer' }));
  await settle(stage);
  return {
    dialog,
    field: (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label),
    async submit() {
      await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
      await settle(stage);
    },
  };
}
