import { screen, userEvent, waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { MESSAGES_PER_PAGE, sendMessage } from '#src/contract/messages.ts';
import { fails, never, once } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { box, failOnce, openChat, pane, press } from './chat-steps.ts';
import { messagesLoaded, messagesLong } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

describe('the message box has the focus', () => {
  it('after a failed message is discarded', async () => {
    const stage = await failOnce();
    await press(stage, 'Discard');
    expect(document.activeElement).toBe(box());
  });

  it('after a failed message is sent again', async () => {
    const stage = await failOnce();
    await press(stage, 'Try again');
    expect(document.activeElement).toBe(box());
  });

  it('while a failed message is being sent again', async () => {
    const stage = await failOnce([once(fails(sendMessage, 500)), never(sendMessage)]);
    await press(stage, 'Try again');
    expect(document.activeElement).toBe(box());
  });
});

it('the focus goes to the list when a conversation that is not in it is closed', async () => {
  const { stage } = await renderStage(MessagesScreen, {
    scenario: messagesLoaded,
    at: '/messages?conversation=404',
  });
  screen.getByRole('link', { name: 'All conversations' }).focus();
  await userEvent.keyboard('{Enter}');
  await settle(stage);
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Wes Okafor/ }));
});

it('Tab leads from the list to the chat, its messages and the box', async () => {
  await openChat();
  screen.getByRole('link', { name: /Wes Okafor.*Assemble/ }).focus();
  const names: string[] = [];
  for (let stops = 0; stops < 5; stops += 1) {
    await userEvent.tab();
    names.push(
      document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        '',
    );
  }
  expect(names).toEqual(['Wes Okafor', 'Messages', 'Attach', 'Message to Wes Okafor', 'Send']);
});

it('a chat is printed with all messages that are loaded', async () => {
  await renderStage(MessagesScreen, messagesLong);
  const texts = () => pane().querySelectorAll('p.whitespace-pre-wrap').length;
  const onScreen = texts();
  window.dispatchEvent(new Event('beforeprint'));
  expect(texts()).toBe(onScreen + MESSAGES_PER_PAGE);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(texts()).toBe(onScreen));
});
