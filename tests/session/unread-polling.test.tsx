import { waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { paths } from '#src/lib/navigation/paths.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { createApi } from '#src/lib/calls/api.ts';
import { createUnreadPoller } from '#src/features/messages/sync/unread-poller.ts';
import { fails } from '#mocks/faults/faults.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { unread } from '#mocks/scenarios/seeds.ts';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';
import { sent, sessionOf } from '../steps.ts';
import { home, unread1 } from '#mocks/scenarios/shell.ts';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';
import { MessagesScreen } from '#src/screens/messages/MessagesScreen.tsx';

const calls = (stage: Stage) => sent(stage, unreadCount);

/** Advances the clock in steps of 5 s, the shortest interval, and waits for the responses. */
async function advance(stage: Stage, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 5) {
    stage.clock.advance(Math.min(left, 5) * 1_000);
    await settle(stage);
  }
}

describe('unread polling', () => {
  it('polls every 30 s outside messaging [shell.poll.interval-30s]', async () => {
    const { stage } = await renderStage(HomeScreen, { scenario: home, as: 'client' });
    expect(calls(stage)).toBe(1);
    stage.clock.advance(29_999);
    await settle(stage);
    expect(calls(stage)).toBe(1);
    stage.clock.advance(1);
    await settle(stage);
    expect(calls(stage)).toBe(2);
  });

  it('polls every 5 s on the messaging page [shell.poll.interval-5s]', async () => {
    const { stage } = await renderStage(MessagesScreen, {
      scenario: home,
      at: paths.messages.to(),
      as: 'client',
    });
    expect(calls(stage)).toBe(1);
    await advance(stage, 4);
    expect(calls(stage)).toBe(1);
    await advance(stage, 1);
    expect(calls(stage)).toBe(2);
    await advance(stage, 10);
    expect(calls(stage)).toBe(4);
  });

  it('switches from 5 s to 30 s on leaving messaging [shell.poll.restarts-on-page-change]', async () => {
    const { stage } = await renderStage(MessagesScreen, {
      scenario: home,
      at: paths.messages.to(),
      as: 'client',
    });
    await advance(stage, 5);
    expect(calls(stage)).toBe(2);
    await stage.visit().router.navigate('/offers');
    await settle(stage);
    expect(calls(stage), 'the minimum spacing of 15 s delays the first call').toBe(2);
    await advance(stage, 29);
    expect(calls(stage)).toBe(2);
    await advance(stage, 1);
    expect(calls(stage)).toBe(3);
  });

  it('starts on sign-in [shell.poll.starts-on-login]', async () => {
    const { stage } = await renderStage(HomeScreen, home);
    await advance(stage, 31);
    expect(calls(stage)).toBe(0);
    stage.environment.session.start(sessionOf(stage, 'client'));
    await waitFor(() => expect(calls(stage)).toBe(1));
    await settle(stage);
    await advance(stage, 30);
    expect(calls(stage)).toBe(2);
  });

  it('stops on sign-out [shell.poll.stops-on-logout]', async () => {
    const { stage } = await renderStage(HomeScreen, { scenario: home, as: 'client' });
    stage.environment.session.end('signed-out');
    await settle(stage);
    await advance(stage, 61);
    expect(calls(stage)).toBe(1);
  });

  it('makes no call without a user or a token [shell.poll.skipped-no-token]', async () => {
    const { stage } = await renderStage(HomeScreen, {
      id: 'user-without-token',
      title: 'A user record without a token',
      at: '/',
      storage: { [SESSION_KEYS.user]: JSON.stringify(people.client) },
    });
    await advance(stage, 31);
    expect(stage.server.seen).toEqual([]);
  });

  it('keeps the last count when a call fails [shell.poll.error]', async () => {
    const { stage, canvas } = await renderStage(HomeScreen, unread1);
    canvas.getByRole('link', { name: 'Messages 1 unread message' });
    stage.server.addFault({ ...fails(unreadCount, 500), times: 2 });
    await expect(createApi(stage.environment).call(unreadCount, {})).rejects.toThrow(
      'Failed to fetch unread count',
    );
    unread(stage.server.world, people.client.id, 2);
    await advance(stage, 30);
    expect(calls(stage)).toBe(3);
    canvas.getByRole('link', { name: 'Messages 1 unread message' });
    await advance(stage, 30);
    canvas.getByRole('link', { name: 'Messages 3 unread messages' });
  });
});

describe('the poller', () => {
  function makePoller(isSignedIn = true) {
    const clock = createSteppedClock();
    const signals: AbortSignal[] = [];
    let respond: () => void = () => {};
    const poller = createUnreadPoller({
      clock,
      isSignedIn: () => isSignedIn,
      fetchCount: (signal) => {
        signals.push(signal);
        return new Promise<void>((resolve) => {
          respond = resolve;
        });
      },
    });
    return { clock, signals, poller, respond: () => respond() };
  }

  it('makes one call for two triggers within 30 s [shell.poll.min-spacing-30s]', async () => {
    const { clock, signals, poller, respond } = makePoller();
    const first = poller.refresh();
    respond();
    await first;
    clock.advance(29_999);
    await poller.refresh();
    expect(signals).toHaveLength(1);
    clock.advance(1);
    const second = poller.refresh();
    respond();
    await second;
    expect(signals).toHaveLength(2);
  });

  it('rejects when the viewer is signed out [shell.poll.not-authenticated]', async () => {
    const { signals, poller } = makePoller(false);
    await expect(poller.refresh()).rejects.toThrow('User not authenticated');
    expect(signals).toEqual([]);
  });

  it('polls at once after it was stopped with a call in flight', async () => {
    const { clock, signals, poller, respond } = makePoller();
    poller.poll('elsewhere');
    poller.stop();
    expect(signals[0]?.aborted).toBe(true);
    poller.poll('elsewhere');
    expect(signals).toHaveLength(2);
    respond();
    await Promise.resolve();
    clock.advance(1_000);
    poller.stop();
    poller.poll('elsewhere');
    expect(signals, 'a completed call delays the first one').toHaveLength(2);
  });
});
