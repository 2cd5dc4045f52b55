import { screen, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { logout } from '#src/contract/auth.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { listMessages, sendMessage } from '#src/contract/messages.ts';
import { authCopy } from '#src/features/auth/copy.ts';
import { DRAFTS_KEY } from '#src/lib/forms/drafts.ts';
import { fails, never, once } from '#mocks/faults/faults.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { box, CHAT, nextPoll, openChat, say, shown, write } from '../messages/chat-steps.ts';
import { renderStage } from '../render-stage.tsx';
import { openSecondTab } from '../second-tab.ts';
import { messagesLoaded } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';

const screens = [MessagesScreen, AuthScreen];

const TYPED = 'I have not sent this.';
const FAILED = 'This was not delivered.';

/** Opens a chat with a text in its box, and a message that was not delivered. */
async function openWithText(): Promise<Stage> {
  const { stage } = await openChat(fails(sendMessage, 500));
  await write(FAILED);
  await settle(stage);
  await userEvent.type(box(), TYPED);
  return stage;
}

const unsent = (stage: Stage) =>
  [TYPED, FAILED].filter((text) => stage.storage.get(DRAFTS_KEY)?.includes(text));

async function getsA401(stage: Stage, { api } = openSecondTab(stage)): Promise<void> {
  stage.server.addFault(once(fails(getDashboard, 401)));
  await expect(api.call(getDashboard, {})).rejects.toThrow();
}

describe('the server ends the session', () => {
  it('in the other tab: this one asks to sign in again, and keeps what was not sent', async () => {
    const stage = await openWithText();
    await getsA401(stage);
    await screen.findByText(authCopy.reasons['session-ended'].title);
    expect(unsent(stage)).toEqual([TYPED, FAILED]);
  });

  it('in the other tab while the user signs out here: nothing is kept', async () => {
    const stage = await openWithText();
    stage.server.addFault(never(logout));
    await userEvent.click(screen.getByRole('button', { name: /Clara/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await getsA401(stage);
    await screen.findByRole('link', { name: 'Login / Register' });
    await settle(stage);
    expect(unsent(stage)).toEqual([]);
    expect(stage.address()).toBe('/');
  });
});

it('the user signs out in the other tab: this one says so, and nothing is kept', async () => {
  const stage = await openWithText();
  openSecondTab(stage).environment.session.end('signed-out');
  await screen.findByText(authCopy.reasons['signed-out-elsewhere'].title);
  expect(unsent(stage)).toEqual([]);
});

describe('messages', () => {
  it('read in the other tab are no longer unread here from the next poll on', async () => {
    const { stage } = await renderStage(screens, {
      scenario: messagesLoaded,
      at: '/messages',
    });
    const badge = () => screen.getByRole('link', { name: /^Messages/ }).textContent;
    expect(badge()).toContain('3');
    const { api } = openSecondTab(stage);
    await api.call(listMessages, { params: { id: CONVERSATION_ID }, query: {} });
    await nextPoll(stage);
    expect(badge()).toContain('1');
    expect(screen.getByRole('link', { name: /Wes Okafor/ }).textContent).not.toContain('unread');
  });

  it('sent in the other tab show here with the next answer of the other side', async () => {
    const { stage } = await openChat();
    const { api } = openSecondTab(stage);
    const params = { id: CONVERSATION_ID };
    await api.call(sendMessage, { params, body: { message: TYPED } });
    await nextPoll(stage);
    expect(shown(TYPED)).toBe(0);
    await say(stage, 'worker', 'Good.');
    await nextPoll(stage);
    expect(shown(TYPED)).toBe(1);
  });
});

it('the same user signs in again in the other tab: this one offers to go on, with its draft', async () => {
  const stage = await openWithText();
  const { session } = openSecondTab(stage).environment;
  const before = stage.environment.session.current();
  await getsA401(stage);
  await screen.findByText(authCopy.reasons['session-ended'].title);
  if (before) session.start(before);
  await userEvent.click(await screen.findByRole('link', { name: 'Continue' }));
  await settle(stage);
  expect(stage.address()).toBe(CHAT);
  expect(box().value).toBe(TYPED);
});
