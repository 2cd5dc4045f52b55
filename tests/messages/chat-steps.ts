import { screen, userEvent, within } from 'storybook/test';
import { sendMessage } from '#src/contract/messages.ts';
import { UNREAD_POLLING } from '#src/domain/unread.ts';
import { people, type Viewer } from '#mocks/fixtures/accounts.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { fails, once, type Fault } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { messagesLoaded } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const screens = [MessagesScreen, AuthScreen];

/** The address of the conversation between the two accounts. */
export const CHAT = `/messages?conversation=${CONVERSATION_ID}`;

/** The pane with the messages. */
export const pane = () => screen.getByRole('region', { name: 'Messages' });

/** The box that messages are written in. */
export const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });

/** Writes a message and presses Enter. Does not wait for the answer. */
export async function write(text: string): Promise<void> {
  await userEvent.type(box(), `${text}{Enter}`);
}

/** Lets another user write in the conversation. */
export async function say(stage: Stage, person: Viewer, text: string): Promise<void> {
  await stage
    .as(person)
    .call(sendMessage, { params: { id: CONVERSATION_ID }, body: { message: text } });
}

/** Lets requests arrive, then advances the clock and waits for what follows. */
export async function advance(stage: Stage, milliseconds: number): Promise<void> {
  await settle(stage);
  stage.clock.advance(milliseconds);
  await settle(stage);
}

/** Advances to the next poll, and waits for what follows from it. */
export const nextPoll = (stage: Stage) => advance(stage, UNREAD_POLLING.messaging.interval);

/** The texts of the conversation that an account has sent, oldest first, as the server has them. */
export function storedTexts({ server }: Stage, viewer: Viewer): string[] {
  return server.world.messages
    .by('conversation_id', CONVERSATION_ID)
    .filter(({ sender_id }) => sender_id === people[viewer].id)
    .map(({ message }) => message);
}

/** How often a text is on the screen, among the messages. */
export const shown = (text: string) => within(pane()).queryAllByText(text).length;

/** Presses a button by keyboard alone. */
export async function press(stage: Stage, name: string): Promise<void> {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await settle(stage);
}

/** Opens the conversation between the two accounts. */
export const openChat = (...faults: Fault[]) =>
  renderStage(screens, { scenario: messagesLoaded, at: CHAT, faults });

/** Writes a message that fails. */
export async function failOnce(faults = [once(fails(sendMessage, 500))]): Promise<Stage> {
  const { stage } = await openChat(...faults);
  await write('I could come on Sunday.');
  await settle(stage);
  return stage;
}

/** Loads all older messages. */
export async function loadAll(stage: Stage): Promise<void> {
  for (;;) {
    pane().scrollTop = 0;
    await settle(stage);
    const button = screen.queryByRole('button', { name: 'Load More' });
    if (button === null) return;
    await userEvent.click(button);
    await settle(stage);
  }
}
