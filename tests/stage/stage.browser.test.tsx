import { expect as storyExpect, userEvent, screen } from 'storybook/test';
import { afterAll, describe, expect, it } from 'vitest';
import { paths } from '#src/lib/navigation/paths.ts';
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
