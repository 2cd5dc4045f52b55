import { expect as storyExpect, userEvent, screen } from 'storybook/test';
import { afterAll, describe, expect, it } from 'vitest';
import { paths } from '#src/lib/navigation/paths.ts';
import { settle } from '#stories/stage/settle.ts';
import preview from '#stories/stage/preview.tsx';
import type { StageParameters } from '#stories/stage/parameters.ts';
import { stageOf } from '#stories/stage/stage-addon.ts';
import { renderStage } from '../render-stage.tsx';
import { unmountStory } from '../unmount-story.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { HomeScreen } from '#src/screens/home/HomeScreen.tsx';
import { AuthScreen } from '#src/screens/auth/AuthScreen.tsx';
import { offersLoaded } from '#mocks/scenarios/offers.ts';
import { actOn } from '#stories/stage/staged-actor.ts';

afterAll(unmountStory);

const meta = preview.meta({
  title: 'Tests/Stage',
  component: HomeScreen,
  parameters: { screens: [AuthScreen] },
});

describe('two stages on one page', () => {
  it('have a viewer, a world and a clock each, undisturbed by the other', async () => {
    const left = await renderStage([DashboardScreen, HomeScreen], dashboardLoaded);
    const right = await renderStage(DashboardScreen, { scenario: dashboardLoaded, as: 'worker' });
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

type Play = (context: Parameters<typeof actOn>[0]) => Promise<void> | void;

describe('a story', () => {
  it.each<[what: string, message: string, StageParameters, Play?]>([
    [
      'on a call that nothing answers, even when the screen swallows it',
      'Nothing answers DELETE /api/nobody/knows',
      { scenario: home, as: 'client' },
      async (context) => {
        const { environment } = stageOf(context);
        const url = `${environment.apiBaseUrl}/api/nobody/knows`;
        await environment.fetch(new Request(url, { method: 'DELETE' })).catch(() => null);
      },
    ],
    [
      'on a call outside its stage',
      'Nothing answers GET /api/astray',
      { scenario: home },
      async () => void (await fetch('/api/astray')),
    ],
    [
      'on a console error',
      'something is wrong',
      { scenario: home },
      () => console.error('something is wrong'),
    ],
    [
      'when a text of its states is missing',
      'dashboard.error: "Failed to fetch dashboard data" is missing',
      { scenario: home, states: ['dashboard.error'] },
    ],
    [
      'on a state that is not in the list',
      'shell.no-such-state: there is no such state',
      { scenario: home, states: ['shell.no-such-state'] },
    ],
  ])('fails %s', async (_, message, parameters, play = () => {}) => {
    await expect(meta.story({ parameters, play }).run()).rejects.toThrow(message);
  });

  it('fails when a text is there that must not be', async () => {
    const story = meta.story({
      parameters: { scenario: home, at: paths.auth.to(), states: ['auth.login.password.min-ok'] },
      play: async ({ canvas, userEvent: user }) => {
        await user.type(await canvas.findByLabelText('Password'), 'short');
      },
    });
    await expect(story.run()).rejects.toThrow('"Password must be at least" must not be there');
  });

  it('fails when nothing asserts a state that the list describes by no text', async () => {
    const parameters = { scenario: home, states: ['shell.footer'] } as const;
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

describe('a story that is written wrong', () => {
  const goesOn = (context: Parameters<typeof actOn>[0]) =>
    actOn(context).plays([['press', 'link', '^Contact$']]);

  it.each<[what: string, message: string, StageParameters, Play?]>([
    [
      'opens a page of another screen',
      'tests-bad--story opens /offers, which none of its screens shows. Name it: `component: OffersScreen`',
      { scenario: offersLoaded },
    ],
    [
      'names its scenario by an id',
      'tests-bad--story has the scenario "offers-loaded". Import it from mocks/scenarios: `scenario: offersLoaded`.',
      { scenario: 'offers-loaded' as never },
    ],
    [
      'says more about a scenario that it does not name',
      'tests-bad--story has `parameters.at` but no scenario.',
      { at: '/' },
    ],
    ['has a screen and no scenario', 'tests-bad--story has no scenario to show a screen in.', {}],
    [
      'ends at a page of another screen',
      'tests-bad--story ends elsewhere: /contact is not on this stage. To go on there, name ContactScreen among its screens.',
      { scenario: home },
      goesOn,
    ],
    [
      'acts at a page of another screen',
      '/contact is not on this stage.',
      { scenario: home },
      async (context) => {
        await goesOn(context);
        await goesOn(context);
      },
    ],
    [
      'waits at a page of another screen',
      '/contact is not on this stage.',
      { scenario: home },
      async (context) => {
        await goesOn(context);
        await screen.findByLabelText('Message');
      },
    ],
  ])('says so in one line: it %s', async (_, message, parameters, play = () => {}) => {
    const bad = preview.meta({ title: 'Tests/Bad', component: HomeScreen });
    await expect(bad.story({ name: 'Story', parameters, play }).run()).rejects.toThrow(message);
  });

  it('says so in one line: it has args beside its scenario', async () => {
    const bad = preview.meta({ title: 'Tests/Bad', component: HomeScreen });
    const story = bad.story({ parameters: { scenario: home }, args: { isOpen: true } as never });
    await expect(story.run()).rejects.toThrow('has args (isOpen), but the story of a scenario');
  });

  it('says so in one line: it has neither a component nor a scenario', async () => {
    const bad = preview.meta({ title: 'Tests/Bad' });
    await expect(bad.story().run()).rejects.toThrow('names no scenario. Import one');
    const noScreen = bad.story({ parameters: { scenario: home } });
    await expect(noScreen.run()).rejects.toThrow('names no screen to show.');
  });
});
