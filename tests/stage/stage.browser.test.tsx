import { userEvent, screen, waitFor } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { getPublicStats } from '#src/contract/reviews.ts';
import { createApi } from '#src/lib/api.ts';
import { never } from '#mocks/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import preview from '../../.storybook/preview.tsx';
import { stageOf } from '../../.storybook/stage-addon.tsx';
import { renderStage } from '../render-stage.tsx';

const meta = preview.meta({ title: 'Tests/Stage' });

describe('two stages on one page', () => {
  it('have a viewer, a world and a clock each, undisturbed by the other', async () => {
    const left = await renderStage('dashboard-loaded');
    const right = await renderStage('dashboard-worker');
    left.canvas.getByRole('heading', { name: 'Hello, Clara' });
    right.canvas.getByRole('heading', { name: 'Hello, Wes' });

    await userEvent.click(await left.canvas.findByRole('button', { name: /Clara/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await left.canvas.findByRole('link', { name: 'Login / Register' });
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

describe('a call that is aborted', () => {
  it('is no longer held back, whether the server has it already or not', async () => {
    const { stage } = await renderStage('home-signed-out');
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
  it('fails on a call that nothing answers, even when the screen swallows it', async () => {
    const story = meta.story({
      parameters: { scenario: 'home-signed-in' },
      play: async (context) => {
        const { environment } = stageOf(context);
        await environment
          .fetch(new Request(`${environment.apiBaseUrl}/api/nobody/knows`, { method: 'DELETE' }))
          .catch(() => null);
      },
    });
    await expect(story.run()).rejects.toThrow('Nothing answers DELETE /api/nobody/knows');
  });

  it('fails on a call outside its stage', async () => {
    const story = meta.story({
      parameters: { scenario: 'home-signed-in' },
      play: async () => {
        await fetch('/api/astray');
      },
    });
    await expect(story.run()).rejects.toThrow('Nothing answers GET /api/astray');
  });

  it('fails on a console error', async () => {
    const story = meta.story({
      parameters: { scenario: 'home-signed-in' },
      play: () => {
        console.error('something is wrong');
      },
    });
    await expect(story.run()).rejects.toThrow('something is wrong');
  });

  it('fails when a text of its states is missing', async () => {
    const story = meta.story({
      parameters: { scenario: 'home-signed-out', states: ['dashboard.error'] },
    });
    await expect(story.run()).rejects.toThrow(
      'dashboard.error: "Failed to fetch dashboard data" is missing',
    );
  });

  it('fails when a text is there that must not be', async () => {
    const story = meta.story({
      parameters: { scenario: 'sign-in', states: ['auth.login.password.min-ok'] },
      play: async ({ canvas, userEvent: user }) => {
        await user.type(await canvas.findByLabelText('Password'), 'short');
      },
    });
    await expect(story.run()).rejects.toThrow('"Password must be at least" must not be there');
  });

  it('fails on a state that is not in the list', async () => {
    const story = meta.story({
      parameters: { scenario: 'home-signed-out', states: ['shell.no-such-state'] },
    });
    await expect(story.run()).rejects.toThrow('shell.no-such-state: there is no such state');
  });
});
