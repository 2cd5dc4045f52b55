import { screen, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { logout } from '#src/contract/auth.ts';
import { unreadCount } from '#src/contract/unread.ts';
import { UNREAD_POLLING } from '#src/domain/unread.ts';
import { createApi } from '#src/lib/calls/api.ts';
import { fails, never, slow } from '#mocks/faults/faults.ts';
import { ASK_FROM_CHARACTERS } from '#src/features/auth/use-logout.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { checkStates } from '#stories/stage/states.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { renderApp } from '../render-app.tsx';
import { authCopy } from '#src/features/auth/copy.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { home } from '#mocks/scenarios/shell.ts';
import type { RenderedStage } from '../render-stage.tsx';

async function logOut({ canvas }: RenderedStage): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /Clara/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

function session(stage: Stage): (string | null)[] {
  return Object.values(SESSION_KEYS).map((key) => stage.storage.get(key));
}

function calls(stage: Stage): (string | null)[] {
  return stage.server.seen.map(({ call }) => call);
}

const ENDED = authCopy.reasons['session-ended'].title;

describe('logout', () => {
  it('clears the session and goes to the home page [shell.nav.logout.success]', async () => {
    const rendered = await renderApp(dashboardLoaded);
    const { stage, canvas, element } = rendered;
    stage.storage.set(SESSION_KEYS.role, 'client');
    const token = stage.storage.get(SESSION_KEYS.token) ?? '';
    await logOut(rendered);
    await canvas.findByRole('link', { name: 'Login / Register' });
    await settle(stage);
    expect(stage.address()).toBe('/');
    expect(session(stage)).toEqual([null, null, null]);
    expect(stage.server.world.viewerOf(token)).toBeUndefined();
    checkStates(['shell.nav.logout.success'], element);
  });

  it('clears the session even when the call fails [shell.nav.logout.call-failed]', async () => {
    const rendered = await renderApp({
      scenario: home,
      as: 'client',
      faults: [fails(logout, 500)],
    });
    const { stage, canvas, element } = rendered;
    await logOut(rendered);
    await canvas.findByRole('link', { name: 'Login / Register' });
    expect(stage.address()).toBe('/');
    expect(session(stage)).toEqual([null, null, null]);
    checkStates(['shell.nav.logout.call-failed'], element);
  });

  it('goes home when a poll gets a 401 before the answer to the logout', async () => {
    const rendered = await renderApp({ scenario: dashboardLoaded, faults: [never(logout)] });
    const { stage, canvas } = rendered;
    stage.clock.advance(UNREAD_POLLING.elsewhere.interval - 1_000);
    await logOut(rendered);
    await settle(stage);
    stage.server.world.tokens.replaceAll([]);
    stage.clock.advance(1_000);
    await canvas.findByRole('link', { name: 'Login / Register' });
    await settle(stage);
    expect(calls(stage).slice(-2)).toEqual([logout.name, unreadCount.name]);
    expect(stage.address()).toBe('/');
    expect(canvas.queryByText(ENDED)).toBeNull();
    expect(session(stage)).toEqual([null, null, null]);
  });

  it('stays home when a poll gets a 401 after the answer to the logout', async () => {
    const rendered = await renderApp(dashboardLoaded);
    const { stage, canvas } = rendered;
    stage.server.addFault(slow(unreadCount, 4_000));
    // Not the poller's own fetch, which signing out aborts.
    const poll = createApi(stage.environment).call(unreadCount, {});
    await settle(stage);
    await logOut(rendered);
    await canvas.findByRole('link', { name: 'Login / Register' });
    stage.clock.advance(4_000);
    await expect(poll).rejects.toMatchObject({ status: 401 });
    await settle(stage);
    expect(stage.address()).toBe('/');
    expect(canvas.queryByText(ENDED)).toBeNull();
  });
});

describe('unsent text', () => {
  const much = 'x'.repeat(ASK_FROM_CHARACTERS);

  it('of some length is kept when the user decides to stay', async () => {
    const rendered = await renderApp(dashboardLoaded);
    const { stage } = rendered;
    stage.visit().services.drafts.save('task:new', { title: much });
    stage.questions.answerWith(false);
    await logOut(rendered);
    await settle(stage);
    expect(stage.questions.asked).toEqual([authCopy.signOutQuestion]);
    expect(session(stage)[0]).not.toBeNull();
    expect(calls(stage)).not.toContain(logout.name);
    expect(stage.visit().services.drafts.longest()).toBe(much.length);
  });

  it('of some length is deleted when the user agrees', async () => {
    const rendered = await renderApp(dashboardLoaded);
    const { stage, canvas } = rendered;
    stage.visit().services.drafts.save('task:new', { title: much });
    await logOut(rendered);
    await canvas.findByRole('link', { name: 'Login / Register' });
    expect(stage.questions.asked).toHaveLength(1);
    expect(stage.storage.get('drafts')).toBeNull();
  });

  it('that is short is not worth a question', async () => {
    const rendered = await renderApp(dashboardLoaded);
    const { stage, canvas } = rendered;
    stage.visit().services.drafts.save('message:1', much.slice(1));
    await logOut(rendered);
    await canvas.findByRole('link', { name: 'Login / Register' });
    expect(stage.questions.asked).toEqual([]);
  });
});
