import { createRoot } from 'react-dom/client';
import { userEvent, waitFor, within } from 'storybook/test';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getDashboard } from '#src/contract/dashboards.ts';
import { fails, once, slow } from '#mocks/faults/faults.ts';
import { parseStateAddress } from '#mocks/scenarios/state-address.ts';
import { resolveState, type MockState } from '#mocks/scenarios/state.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { settle } from '#stories/stage/settle.ts';
import { createStage, type Stage } from '#stories/stage/stage.ts';
import { storyWorld } from '#stories/stage/story-world.ts';
import { StoryPanel } from '#stories/stage/StoryPanel.tsx';
import { renderStage } from '../render-stage.tsx';

const APP = 'https://demo.example/';

/** Opens the panel of a story. */
async function openPanel(
  stage: Stage | undefined,
  state: MockState | undefined,
  { app = APP }: { app?: string | null } = {},
) {
  localStorage.clear();
  const restart = vi.fn();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <StoryPanel
      stage={stage}
      state={state}
      app={app ?? undefined}
      restart={restart}
      onClose={() => root.render(null)}
    />,
  );
  onTestFinished(() => {
    root.unmount();
    element.remove();
    localStorage.clear();
  });
  const panel = within(
    await within(document.body).findByRole('complementary', { name: 'World panel' }),
  );
  const press = async (name: string | RegExp) =>
    userEvent.click(await panel.findByRole('button', { name }));
  return {
    panel,
    press,
    restart,
    openTab: (name: string) => userEvent.click(panel.getByRole('tab', { name })),
    /** The state of the link to the app. */
    linked() {
      const { href } = panel.getByRole<HTMLAnchorElement>('link', { name: 'Open in the app' });
      expect(href.startsWith(APP)).toBe(true);
      return parseStateAddress(href.slice(APP.length - 1));
    },
  };
}

/** Renders a state with the panel at it. */
async function openState(state: MockState) {
  const rendered = await renderStage(state);
  return { ...rendered, ...(await openPanel(rendered.stage, state)) };
}

it('lists the requests of the story, and follows them', async () => {
  const { stage, panel } = await openState({ scenario: 'dashboard-loaded' });
  const list = panel.getByRole('list', { name: /requests/i });
  expect(within(list).getAllByRole('listitem')).toHaveLength(stage.server.seen.length);
  const newest = () => within(list).getAllByRole('button')[0]?.textContent ?? '';
  expect(newest()).toContain(stage.server.seen.at(-1)?.call);
  await stage.as('client').call(getDashboard, {});
  await waitFor(() => expect(newest()).toContain(getDashboard.name));
});

describe('the rows', () => {
  it('can be changed and restored, and the screen follows', async () => {
    const { stage, canvas, openTab, press, panel, linked } = await openState({
      scenario: 'offers-card-completed',
    });
    const [offer] = stage.server.world.offers.all();
    await openTab('World');
    await press(/^Offers/);
    await press(new RegExp(`^${offer?.id}\\b`));
    await press('Mark as paid');
    await waitFor(() =>
      expect(linked()?.rows?.offers).toMatchObject([{ id: offer?.id, status: 'paid' }]),
    );
    const status = () => stage.server.world.offers.find(offer?.id ?? 0)?.status;
    await waitFor(() => expect(status()).toBe('paid'));
    await canvas.findAllByText('Paid');
    await press('Undo');
    await waitFor(() => expect(status()).toBe(offer?.status));
    expect(panel.getByText(/^Redo: /)).toBeVisible();
    await settle(stage);
  });

  it('are created again with the story', async () => {
    const { openTab, press, restart } = await openState({ scenario: 'dashboard-loaded' });
    await openTab('World');
    await press('Reset');
    await press('Reset the rows');
    expect(restart).toHaveBeenCalledOnce();
  });
});

describe('the clock', () => {
  it('moves the story on, and its screen follows', async () => {
    const faults = [slow(getDashboard, 5_000)];
    const { stage, canvas, openTab, press } = await openState({
      scenario: 'dashboard-loaded',
      faults,
    });
    canvas.getByText('Loading your stats');
    await openTab('Clock');
    await press('+5 s');
    expect(stage.clock.now()).toBe(STORY_NOW + 5_000);
    await waitFor(() => expect(canvas.queryByText('Loading your stats')).toBeNull());
    await settle(stage);
  });

  it('runs with the browser until it is stopped', async () => {
    const { stage, openTab, press } = await openState({ scenario: 'dashboard-loaded' });
    await openTab('Clock');
    await press('Start the clock');
    await waitFor(() => expect(stage.clock.now()).toBeGreaterThan(STORY_NOW));
    await press('Stop the clock');
    expect(stage.isRunning()).toBe(false);
    await settle(stage);
  });

  it('skips the polls of a day', () => {
    const stage = createStage('messages-loaded');
    const { engine } = storyWorld(stage, {
      state: undefined,
      restart() {},
    });
    const ticks = vi.fn();
    stage.clock.every(1_000, ticks);
    engine.advance(60_000);
    expect(ticks).toHaveBeenCalledTimes(60);
    engine.advance(86_400_000);
    expect(ticks).toHaveBeenCalledTimes(61);
    stage.dispose();
  });
});

describe('the link', () => {
  it('carries the state of the story, whatever it has used up', async () => {
    const state: MockState = {
      scenario: 'dashboard-loaded',
      at: '/dashboard?from=mail',
      clock: '+31s',
      faults: [once(fails(getDashboard, 500))],
    };
    expect((await openState(state)).linked()).toEqual(state);
  });

  it('carries the time and the faults that the panel has changed', async () => {
    const { stage, linked, openTab, press } = await openState({ scenario: 'dashboard-loaded' });
    await openTab('Clock');
    await press('+60 s');
    stage.server.addFault(fails(getDashboard, 500));
    await waitFor(() =>
      expect(linked()).toEqual({
        scenario: 'dashboard-loaded',
        clock: '+1m',
        faults: [fails(getDashboard, 500)],
      }),
    );
    await settle(stage);
  });

  it('goes no further than an address can', () => {
    const stage = createStage('offers-loaded');
    const state: MockState = { scenario: 'offers-loaded' };
    stage.clock.advance(400 * 86_400_000);
    const { engine } = storyWorld(stage, { state, restart() {} });
    expect(engine.state()?.clock).toBe('+366d');
    stage.dispose();
  });

  it("carries the panel's network", async () => {
    const { stage, linked } = await openState({ scenario: 'dashboard-loaded' });
    stage.server.latency = '3g';
    stage.server.addFault(fails(getDashboard, 500));
    await waitFor(() => expect(linked()).toMatchObject({ latency: '3g' }));
  });

  it('is missing for a component', async () => {
    const { stage } = await renderStage(resolveState({ scenario: 'dashboard-loaded' }));
    const { panel } = await openPanel(stage, undefined);
    panel.getByText(/has no page of its own/);
  });

  it('is missing without an app', async () => {
    const { stage } = await renderStage('dashboard-loaded');
    const { panel } = await openPanel(stage, { scenario: 'dashboard-loaded' }, { app: null });
    panel.getByText(/No app is beside this Storybook/);
  });
});

it('says that a story has no scenario', async () => {
  const { panel } = await openPanel(undefined, undefined);
  panel.getByText(/This story has no scenario/);
});

it('stays usable beside a dialog of the story, and leaves it open', async () => {
  const { canvas, panel, openTab } = await openState({ scenario: 'offers-card-pending' });
  await userEvent.click(canvas.getByRole('link', { name: /View Details/i }));
  const dialog = await within(document.body).findByRole('dialog');
  await openTab('Clock');
  await userEvent.type(panel.getByLabelText('Another time'), '+3d');
  expect(panel.getByLabelText('Another time')).toHaveValue('+3d');
  expect(dialog).toBeVisible();
});
