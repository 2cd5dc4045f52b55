import { waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { paths } from '#src/lib/paths.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { createApi } from '#src/lib/api.ts';
import { createUnreadPoller } from '#src/features/messages/unread-poller.ts';
import { fails } from '#mocks/faults.ts';
import { people } from '#mocks/scenarios/accounts.ts';
import { unread } from '#mocks/scenarios/seeds.ts';
import { createSteppedClock } from '#mocks/stepped-clock.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderStage } from '../render-stage.tsx';

function calls(stage: Stage): number {
  return stage.server.seen.filter(({ call }) => call === unreadCount.name).length;
}

/** Moves the clock in steps of at most 5 s, the shortest interval, and lets the answers arrive. */
async function live(stage: Stage, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 5) {
    stage.clock.advance(Math.min(left, 5) * 1_000);
    await settle(stage);
  }
}

describe('unread polling', () => {
  it('asks every 30 s outside messaging [shell.poll.interval-30s]', async () => {
    const { stage } = await renderStage({ scenario: 'home', as: 'client' });
    expect(calls(stage)).toBe(1);
    stage.clock.advance(29_999);
    await settle(stage);
    expect(calls(stage)).toBe(1);
    stage.clock.advance(1);
    await settle(stage);
    expect(calls(stage)).toBe(2);
  });

  it('asks every 5 s on the messaging page [shell.poll.interval-5s]', async () => {
    const { stage } = await renderStage({
      scenario: 'home',
      at: paths.messages.to(),
      as: 'client',
    });
    expect(calls(stage)).toBe(1);
    await live(stage, 4);
    expect(calls(stage)).toBe(1);
    await live(stage, 1);
    expect(calls(stage)).toBe(2);
    await live(stage, 10);
    expect(calls(stage)).toBe(4);
  });

  it('goes from 5 s to 30 s on leaving messaging [shell.poll.restarts-on-page-change]', async () => {
    const { stage } = await renderStage({
      scenario: 'home',
      at: paths.messages.to(),
      as: 'client',
    });
    await live(stage, 5);
    expect(calls(stage)).toBe(2);
    await stage.visit().router.navigate('/offers');
    await settle(stage);
    expect(calls(stage), 'the spacing of 15 s holds the start back').toBe(2);
    await live(stage, 29);
    expect(calls(stage)).toBe(2);
    await live(stage, 1);
    expect(calls(stage)).toBe(3);
  });

  it('starts when somebody signs in [shell.poll.starts-on-login]', async () => {
    const { stage } = await renderStage('home');
    await live(stage, 31);
    expect(calls(stage)).toBe(0);
    const { world } = stage.server;
    const { password: _, ...user } = world.users.findOrThrow(people.client.id);
    stage.environment.session.start({ token: world.issueToken(user.id), user });
    await waitFor(() => expect(calls(stage)).toBe(1));
    await settle(stage);
    await live(stage, 30);
    expect(calls(stage)).toBe(2);
  });

  it('stops when somebody signs out [shell.poll.stops-on-logout]', async () => {
    const { stage } = await renderStage({ scenario: 'home', as: 'client' });
    stage.environment.session.end('signed-out');
    await settle(stage);
    await live(stage, 61);
    expect(calls(stage)).toBe(1);
  });

  it('makes no call without user or token [shell.poll.skipped-no-token]', async () => {
    const { stage } = await renderStage({
      id: 'user-without-token',
      title: 'A user record without a token',
      at: '/',
      storage: { [SESSION_KEYS.user]: JSON.stringify(people.client) },
    });
    await live(stage, 31);
    expect(stage.server.seen).toEqual([]);
  });

  it('pauses while the tab is hidden and asks at once when it is back', async () => {
    const { stage } = await renderStage({ scenario: 'home', as: 'client' });
    stage.setHidden(true);
    await live(stage, 90);
    expect(calls(stage)).toBe(1);
    stage.setHidden(false);
    await settle(stage);
    expect(calls(stage)).toBe(2);
    await live(stage, 30);
    expect(calls(stage)).toBe(3);
  });

  it('keeps the last count when a call fails [shell.poll.error]', async () => {
    const { stage, canvas } = await renderStage('unread-1');
    canvas.getByRole('link', { name: 'Messages 1 unread message' });
    stage.server.addFault({ ...fails(unreadCount, 500), times: 2 });
    await expect(createApi(stage.environment).call(unreadCount, {})).rejects.toThrow(
      'Failed to fetch unread count',
    );
    unread(stage.server.world, people.client.id, 2);
    await live(stage, 30);
    expect(calls(stage)).toBe(3);
    canvas.getByRole('link', { name: 'Messages 1 unread message' });
    await live(stage, 30);
    canvas.getByRole('link', { name: 'Messages 3 unread messages' });
  });
});

describe('the poller', () => {
  function makePoller(isSignedIn = true) {
    const clock = createSteppedClock();
    const asked: AbortSignal[] = [];
    let answer: () => void = () => {};
    const poller = createUnreadPoller({
      clock,
      isSignedIn: () => isSignedIn,
      fetchCount: (signal) => {
        asked.push(signal);
        return new Promise<void>((resolve) => {
          answer = resolve;
        });
      },
    });
    return { clock, asked, poller, answer: () => answer() };
  }

  it('makes one call of two triggers inside 30 s [shell.poll.min-spacing-30s]', async () => {
    const { clock, asked, poller, answer } = makePoller();
    const first = poller.refresh();
    answer();
    await first;
    clock.advance(29_999);
    await poller.refresh();
    expect(asked).toHaveLength(1);
    clock.advance(1);
    const second = poller.refresh();
    answer();
    await second;
    expect(asked).toHaveLength(2);
  });

  it('says so when nobody is signed in [shell.poll.not-authenticated]', async () => {
    const { asked, poller } = makePoller(false);
    await expect(poller.refresh()).rejects.toThrow('User not authenticated');
    expect(asked).toEqual([]);
  });

  it('gives up a call that never answers, and only then makes the next', () => {
    const { clock, asked, poller } = makePoller();
    poller.poll('messaging');
    clock.advance(29_999);
    expect(asked).toHaveLength(1);
    clock.advance(5_001);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.aborted).toBe(true);
    expect(asked[1]?.aborted).toBe(false);
  });

  it('asks at once when it was stopped before the answer came', async () => {
    const { clock, asked, poller, answer } = makePoller();
    poller.poll('elsewhere');
    poller.stop();
    expect(asked[0]?.aborted).toBe(true);
    poller.poll('elsewhere');
    expect(asked).toHaveLength(2);
    answer();
    await Promise.resolve();
    clock.advance(1_000);
    poller.stop();
    poller.poll('elsewhere');
    expect(asked, 'an answered one holds the start back').toHaveLength(2);
  });
});
