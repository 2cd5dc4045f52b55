import { screen, userEvent, waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { listMessages, MESSAGES_PER_PAGE, sendMessage } from '#src/contract/messages.ts';
import { fails, never, once } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { box, failOnce, openChat, pane, press } from './chat-steps.ts';

const button = (name: string) => screen.getByRole('button', { name });

describe('the message box has the focus', () => {
  it('after a message is sent with the button', async () => {
    const { stage } = await openChat();
    await userEvent.type(box(), 'I could come on Sunday.');
    await press(stage, 'Send');
    expect(document.activeElement).toBe(box());
  });

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
  const { stage } = await renderStage({
    scenario: 'messages-loaded',
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

it('opens no offer form before the conversation has loaded', async () => {
  await openChat(fails(listMessages, 500));
  await userEvent.click(button('Attach'));
  const item = await screen.findByRole('menuitem', { name: /^Send Offer/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain("We couldn't load this conversation");
  await userEvent.keyboard('{Escape}');
});

it('a chat is printed with all messages that are loaded', async () => {
  await renderStage('messages-long');
  const texts = () => pane().querySelectorAll('p.whitespace-pre-wrap').length;
  const onScreen = texts();
  window.dispatchEvent(new Event('beforeprint'));
  expect(texts()).toBe(onScreen + MESSAGES_PER_PAGE);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(texts()).toBe(onScreen));
});
