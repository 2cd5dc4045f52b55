import { screen, userEvent, within } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { listConversations, listMessages } from '#src/contract/messages.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { OFFLINE_AFTER_MS } from '#src/domain/connection.ts';
import { REFRESH_TIMEOUT_MS } from '#src/features/messages/sync/refresher.ts';
import { after, fails, never, once, patches, slow, when } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { unread } from '#mocks/scenarios/seeds.ts';
import { CONVERSATION_ID } from '#mocks/scenarios/message-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import { renderStage } from '../render-stage.tsx';
import { sent } from '../steps.ts';
import { advance, box, CHAT, loadAll, nextPoll, openChat, pane, say, shown } from './chat-steps.ts';
import { messagesLoaded, messagesLong } from '#mocks/scenarios/messages.ts';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const TEXT = 'I could come on Sunday.';

const navBadge = () => screen.getByRole('link', { name: /^Messages/ }).textContent;

describe('a server whose calls never agree about a time', () => {
  it('is asked a few times, not at each poll', async () => {
    const last_message_at = '2026-03-14T09:59:59.999Z';
    const faults = [patches(unreadCount, { last_message_at })];
    const { stage } = await renderStage(MessagesScreen, {
      scenario: messagesLoaded,
      at: CHAT,
      faults,
    });
    for (let poll = 0; poll < 5; poll += 1) await nextPoll(stage);
    const before = sent(stage, listConversations);
    for (let poll = 0; poll < 10; poll += 1) await nextPoll(stage);
    expect(sent(stage, listConversations)).toBe(before);
  });
});

describe('a hidden tab', () => {
  it('does not say that it is offline, nor when it is shown again', async () => {
    const { stage } = await openChat();
    const badge = () => screen.getByText('Connection:', { exact: false }).parentElement;
    expect(badge()).toHaveTextContent('Live');
    stage.setHidden(true);
    await advance(stage, 5 * OFFLINE_AFTER_MS);
    expect(badge()).toHaveTextContent('Live');
    stage.server.addFault(never(unreadCount));
    stage.setHidden(false);
    await advance(stage, 1_000);
    expect(badge()).toHaveTextContent('Live');
    await advance(stage, OFFLINE_AFTER_MS + 1_000);
    expect(badge()).toHaveTextContent('Offline');
  });
});

describe('a change in the unread count', () => {
  it('refetches nothing when there is none', async () => {
    const { stage } = await openChat();
    await settle(stage);
    const before = [sent(stage, listMessages), sent(stage, listConversations)];
    for (let poll = 0; poll < 4; poll += 1) await nextPoll(stage);
    expect([sent(stage, listMessages), sent(stage, listConversations)]).toEqual(before);
  });

  it('from the open conversation never shows in the navigation bar', async () => {
    const { stage } = await openChat();
    const before = navBadge();
    await say(stage, 'worker', TEXT);
    stage.server.addFault(when({ viewer: 'client' }, slow(listConversations, 1_000)));
    stage.server.addFault(when({ viewer: 'client' }, slow(listMessages, 1_000)));
    await nextPoll(stage);
    expect(navBadge()).toBe(before);
    await advance(stage, 1_000);
    expect(navBadge()).toBe(before);
    await advance(stage, 1_000);
    expect(shown(TEXT)).toBe(1);
    expect(navBadge()).toBe(before);
  });

  it('from another conversation shows once the open one was fetched, or at the next poll', async () => {
    const { stage } = await openChat();
    expect(navBadge()).toContain('1');
    unread(stage.server.world, people.client.id, 1);
    await nextPoll(stage);
    expect(navBadge()).toContain('2');
    unread(stage.server.world, people.client.id, 1);
    stage.server.addFault(when({ viewer: 'client' }, never(listMessages)));
    await nextPoll(stage);
    expect(navBadge()).toContain('2');
    await nextPoll(stage);
    expect(navBadge()).toContain('3');
  });

  it('by reading here refetches nothing', async () => {
    const { stage } = await renderStage(MessagesScreen, messagesLoaded);
    expect(navBadge()).toContain('3');
    await userEvent.click(screen.getByRole('link', { name: /Wes Okafor/ }));
    await settle(stage);
    expect(navBadge()).toContain('1');
    const before = sent(stage, listConversations);
    await nextPoll(stage);
    expect(navBadge()).toContain('1');
    expect(sent(stage, listConversations)).toBe(before);
  });

  it('that was made by a message on the screen is gone at once', async () => {
    const { stage } = await openChat();
    await say(stage, 'worker', TEXT);
    await nextPoll(stage);
    expect(shown(TEXT)).toBe(1);
    expect(navBadge()).toContain('1');
    const [row] = screen.getAllByRole('link', { name: /Wes Okafor/ });
    expect(row?.textContent).not.toContain('unread');
  });
});

describe('a refresh', () => {
  it('that fails is tried again at the next poll', async () => {
    const { stage } = await openChat(once(after(1, fails(listMessages, 500))));
    await say(stage, 'worker', TEXT);
    await nextPoll(stage);
    screen.getByText('Failed to check for new messages');
    screen.getByText('Error');
    await nextPoll(stage);
    expect(shown(TEXT)).toBe(1);
    expect(screen.queryByText('Failed to check for new messages')).toBeNull();
    screen.getByText('Live');
  });

  it('of the list is made although the open conversation is missing', async () => {
    const { stage } = await renderStage(MessagesScreen, {
      scenario: messagesLoaded,
      at: '/messages?conversation=404',
    });
    await say(stage, 'worker', TEXT);
    await nextPoll(stage);
    screen.getByText("We couldn't find this conversation");
    const row = screen.getByRole('link', { name: /Wes Okafor/ });
    expect(row.textContent).toContain(TEXT);
    const before = sent(stage, listMessages);
    await nextPoll(stage);
    expect(sent(stage, listMessages)).toBe(before);
  });

  it('follows at the next poll when opening a conversation again has failed', async () => {
    const { stage } = await openChat(once(after(2, fails(listMessages, 500))));
    await userEvent.click(screen.getByRole('link', { name: /Diego Fuentes/ }));
    await settle(stage);
    await stage.visit().router.navigate(CHAT);
    await settle(stage);
    screen.getByText('Failed to check for new messages');
    await nextPoll(stage);
    expect(screen.queryByText('Failed to check for new messages')).toBeNull();
    screen.getByText('Live');
  });

  it('is made once more for what arrives while it runs', async () => {
    const { stage } = await openChat(once(after(1, slow(listMessages, 6_000))));
    await say(stage, 'worker', 'First.');
    await nextPoll(stage);
    await say(stage, 'worker', 'Second.');
    await nextPoll(stage);
    await advance(stage, 2_000);
    expect([shown('First.'), shown('Second.')]).toEqual([1, 1]);
  });

  it('that hangs is aborted, and made again', async () => {
    const { stage } = await openChat(once(after(1, never(listMessages))));
    await say(stage, 'worker', TEXT);
    await nextPoll(stage);
    await advance(stage, REFRESH_TIMEOUT_MS);
    await nextPoll(stage);
    expect(shown(TEXT)).toBe(1);
  });

  it('of another conversation is dropped', async () => {
    const { stage } = await openChat(once(after(1, slow(listMessages, 3_000))));
    await say(stage, 'worker', TEXT);
    await nextPoll(stage);
    await userEvent.click(screen.getByRole('link', { name: /Diego Fuentes/ }));
    await settle(stage);
    const before = pane().textContent;
    await advance(stage, 3_000);
    expect(pane().textContent).toBe(before);
    expect(screen.getByRole('heading', { name: 'Diego Fuentes' })).toBeTruthy();
  });
});

describe('a hidden tab', () => {
  it('asks for nothing, and catches up when it returns', async () => {
    const { stage } = await openChat();
    stage.setHidden(true);
    const before = stage.server.seen.length;
    await say(stage, 'worker', TEXT);
    await advance(stage, 60_000);
    // The message of the other person is the only request.
    expect(stage.server.seen.length).toBeLessThanOrEqual(before + 1);
    stage.setHidden(false);
    await settle(stage);
    expect(shown(TEXT)).toBe(1);
    screen.getByText('Live');
  });
});

describe('opening a conversation again', () => {
  it('shows what is known, fetches, and marks it as read', async () => {
    const { stage } = await openChat();
    await userEvent.click(screen.getByRole('link', { name: /Diego Fuentes/ }));
    await settle(stage);
    await say(stage, 'worker', TEXT);
    await stage.visit().router.navigate(CHAT);
    await settle(stage);
    expect(shown(TEXT)).toBe(1);
    const unread = stage.server.world.messages
      .by('conversation_id', CONVERSATION_ID)
      .filter(({ recipient_id, read_at }) => recipient_id === 1 && read_at === null);
    expect(unread).toEqual([]);
  });
});

describe('older messages', () => {
  it('are not skipped or repeated when new ones arrive meanwhile', async () => {
    const { stage } = await renderStage(MessagesScreen, messagesLong);
    for (const text of ['One.', 'Two.', 'Three.']) await say(stage, 'worker', text);
    await loadAll(stage);
    await nextPoll(stage);
    const [item] = within(pane()).getAllByRole('listitem');
    expect(item?.getAttribute('aria-setsize')).toBe('123');
    expect(stage.server.world.messages.by('conversation_id', CONVERSATION_ID)).toHaveLength(123);
  });
});

describe('screen readers', () => {
  it('hear a new message once, and no old one', async () => {
    const { stage } = await renderStage(MessagesScreen, messagesLong);
    const log = screen.getByRole('log');
    expect(log.textContent).toBe('');
    await say(stage, 'worker', TEXT);
    await nextPoll(stage);
    expect(log.textContent).toBe(`Wes Okafor: ${TEXT}`);
    await loadAll(stage);
    await nextPoll(stage);
    expect(log.textContent).toBe(`Wes Okafor: ${TEXT}`);
  });

  it('do not hear what the viewer sends', async () => {
    const { stage } = await openChat();
    await userEvent.type(box(), `${TEXT}{Enter}`);
    await settle(stage);
    expect(screen.getByRole('log').textContent).toBe('');
  });
});
