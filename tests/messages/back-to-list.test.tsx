import { fireEvent, screen, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { messagesLoaded } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

/** Opens conversations at an address, or from the list beside the open one. */
async function openAt(at: string, ...rows: number[]) {
  const { stage } = await renderStage(MessagesScreen, { scenario: messagesLoaded, at });
  for (const row of rows) {
    const links = document.querySelectorAll<HTMLElement>('[data-key] a[href*="conversation="]');
    links[row]?.click();
    await settle(stage);
  }
  return stage;
}

/** Presses the button that a phone has, where only the chat is visible. */
async function back(): Promise<void> {
  void fireEvent.click(screen.getByLabelText('Back to conversations'));
  await waitFor(() => expect(screen.queryByLabelText('Back to conversations')).toBeNull());
}

it.each([
  ['one', '/messages', [0]],
  ['two, one after the other', '/messages', [0, 1]],
  ['three', '/messages', [0, 1, 2]],
  ['one by its address', '/messages?conversation=7', []],
  ['one by its address, and another', '/messages?conversation=7', [1]],
  ['one by its address, and two others', '/messages?conversation=7', [1, 2]],
])('the list is reached from the chat, after opening %s', async (_, at, rows) => {
  const stage = await openAt(at, ...rows);
  expect(stage.address()).toContain('conversation=');
  await back();
  expect(stage.address()).toBe('/messages');
});
