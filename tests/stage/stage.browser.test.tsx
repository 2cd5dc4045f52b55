import { expect as storyExpect, userEvent, screen, waitFor } from 'storybook/test';
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import { paths } from '#src/lib/navigation/paths.ts';
import { getDashboard } from '#src/contract/dashboards.ts';
import { acceptOffer, getOffer } from '#src/contract/offers.ts';
import { getPublicStats } from '#src/contract/reviews.ts';
import { createApi } from '#src/lib/calls/api.ts';
import { fails, never } from '#mocks/faults/faults.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { settle } from '#stories/stage/settle.ts';
import preview from '../../.storybook/preview.tsx';
import type { StageParameters } from '#stories/stage/parameters.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { renderStage } from '../render-stage.tsx';
import { unmountStory } from '../unmount-story.ts';

afterAll(unmountStory);

const meta = preview.meta({ title: 'Tests/Stage' });

describe('two stages on one page', () => {
  it('have a viewer, a world and a clock each, undisturbed by the other', async () => {
    const left = await renderStage('dashboard-loaded');
    const right = await renderStage({ scenario: 'dashboard-loaded', as: 'worker' });
    left.canvas.getByRole('heading', { name: 'Hello, Clara' });
    right.canvas.getByRole('heading', { name: 'Hello, Wes' });

    await userEvent.click(await left.canvas.findByRole('button', { name: /Clara/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await left.canvas.findByRole('link', { name: 'Login / Register' });
    await settle(left.stage);
    await settle(right.stage);

    expect(left.stage.address()).toBe('/');
    expect(right.stage.address()).toBe('/dashboard');
    right.canvas.getByRole('heading', { name: 'Hello, Wes' });
    expect(right.stage.server.world.tokens.size).toBe(1);
    expect(right.stage.server.seen.map(({ call }) => call)).not.toContain('auth.logout');
    left.stage.clock.advance(60_000);
    expect(right.stage.clock.now()).toBe(left.stage.clock.now() - 60_000);
  });
});

describe('a story that says how its state differs from a scenario', () => {
  it('opens there, as that viewer, after that time, with those faults', async () => {
    const story = meta.story({
      parameters: {
        scenario: 'dashboard-loaded',
        at: '/dashboard?from=mail',
        as: 'worker',
        clock: '+31s',
        faults: [fails(getDashboard, 500)],
        states: ['dashboard.error'],
      },
      play: async (context) => {
        const stage = stageOf(context);
        await context.canvas.findByRole('heading', { name: 'Hello, Wes' });
        await context.canvas.findByText('Failed to fetch dashboard data');
        expect(stage.address()).toBe('/dashboard?from=mail');
        expect(stage.clock.now()).toBe(STORY_NOW + 31_000);
        expect(Date.parse(stage.server.world.users.findOrThrow(1).created_at)).toBeLessThan(
          STORY_NOW,
        );
      },
    });
    await story.run();
  });

  it('can name only what there is', () => {
    expectTypeOf({
      scenario: 'demo',
      as: 'nobody',
      clock: '+2d',
    } as const).toExtend<StageParameters>();
    expectTypeOf({ scenario: 'dashbord-loaded' } as const).not.toExtend<StageParameters>();
    expectTypeOf({ as: 'somebody' } as const).not.toExtend<StageParameters>();
    expectTypeOf({ clock: '31s' } as const).not.toExtend<StageParameters>();
  });
});

describe('another person on the same server', () => {
  it('acts with a token of their own, and leaves the viewer signed in', async () => {
    const { stage, canvas } = await renderStage('dashboard-loaded');
    const answer = await stage.as('worker').call(getOffer, { params: { id: 1 } });
    expect(answer.offer.worker.name).toBe('Wes Okafor');
    canvas.getByRole('heading', { name: 'Hello, Clara' });
    expect(stage.server.seen.at(-1)).toMatchObject({ call: getOffer.name, viewer: 2, status: 200 });
  });

  it('is told of an error answer', async () => {
    const { stage } = await renderStage('dashboard-loaded');
    const accept = stage.as('client').call(acceptOffer, { params: { id: 1 }, body: {} });
    await expect(accept).rejects.toThrow('Only the worker can accept this offer.');
  });
});

describe('a call that is aborted', () => {
  it('is no longer held back, whether the server has it already or not', async () => {
    const { stage } = await renderStage('home');
    stage.server.addFault(never(getPublicStats));
    const api = createApi(stage.environment);
    const abort = async (whenReceived: boolean) => {
      const controller = new AbortController();
      const { signal } = controller;
      const call = api.call(getPublicStats, { params: { id: 1 } }, { signal });
      const isRefused = expect(call).rejects.toThrow(/abort/);
      if (whenReceived) await waitFor(() => expect(stage.server.held).toBe(1));
      controller.abort();
      await isRefused;
      await settle(stage);
      expect(stage.server.held).toBe(0);
    };
    await abort(true);
    await abort(false);
    expect(stage.isBusy()).toBe(false);
  });
});

describe('a story', () => {
  type Play = (context: Parameters<typeof stageOf>[0]) => Promise<void> | void;

  it.each<[what: string, message: string, StageParameters, Play?]>([
    [
      'on a call that nothing answers, even when the screen swallows it',
      'Nothing answers DELETE /api/nobody/knows',
      { scenario: 'home', as: 'client' },
      async (context) => {
        const { environment } = stageOf(context);
        const url = `${environment.apiBaseUrl}/api/nobody/knows`;
        await environment.fetch(new Request(url, { method: 'DELETE' })).catch(() => null);
      },
    ],
    [
      'on a call outside its stage',
      'Nothing answers GET /api/astray',
      { scenario: 'home' },
      async () => void (await fetch('/api/astray')),
    ],
    [
      'on a console error',
      'something is wrong',
      { scenario: 'home' },
      () => console.error('something is wrong'),
    ],
    [
      'when a text of its states is missing',
      'dashboard.error: "Failed to fetch dashboard data" is missing',
      { scenario: 'home', states: ['dashboard.error'] },
    ],
    [
      'on a state that is not in the list',
      'shell.no-such-state: there is no such state',
      { scenario: 'home', states: ['shell.no-such-state'] },
    ],
  ])('fails %s', async (_, message, parameters, play = () => {}) => {
    await expect(meta.story({ parameters, play }).run()).rejects.toThrow(message);
  });

  it('fails when a text is there that must not be', async () => {
    const story = meta.story({
      parameters: { scenario: 'home', at: paths.auth.to(), states: ['auth.login.password.min-ok'] },
      play: async ({ canvas, userEvent: user }) => {
        await user.type(await canvas.findByLabelText('Password'), 'short');
      },
    });
    await expect(story.run()).rejects.toThrow('"Password must be at least" must not be there');
  });

  it('fails when nothing asserts a state that the list describes by no text', async () => {
    const parameters = { scenario: 'home', states: ['shell.footer'] } as const;
    const silent = meta.story({ parameters });
    await expect(silent.run()).rejects.toThrow(
      'shell.footer: the list of states has no text for it, so the play function has to assert',
    );
    const asserting = meta.story({
      parameters,
      play: async ({ canvas }) => {
        await storyExpect(await canvas.findByText(/^© 2026/)).toBeVisible();
      },
    });
    await expect(asserting.run()).resolves.toBeUndefined();
  });
});
