import { expect, it, onTestFinished, vi } from 'vitest';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import type { FlowStep } from '#flows/flow.ts';
import { openWorkbenchStage } from '#stories/workbench/StagedWorkbench.tsx';
import { actInApp } from '#workbench/tours/tour-actor.ts';
import { offersLoaded } from '#mocks/scenarios/offers.ts';

const steps: FlowStep[] = [
  { name: 'goes', caption: 'She goes.', run: (actor) => actor.press('button', 'Go') },
  {
    name: 'fails',
    caption: 'She fails.',
    run: () => Promise.reject(new Error("The page doesn't show the button.")),
  },
  { name: 'waits', caption: 'She waits.', run: (actor) => actor.waits(5_000) },
];

vi.mock('#flows/flows.ts', () => ({
  flows: { sample: { title: 'A sample', scenario: offersLoaded, steps } },
}));

/** The tours over mocks, and how often the page's button was pressed. */
async function open() {
  const { tools } = await openWorkbenchStage({ scenario: 'demo' });
  const { tours, engine } = tools;
  const press = vi.fn();
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Go';
  button.addEventListener('click', press);
  onTestFinished(() => button.remove());
  tours.start('sample');
  await expect.poll(() => tours.state()).toMatchObject({ step: 0, isPlaying: false });
  return { tours, engine, press, tools };
}

it('opens the world of a tour, and plays a step at each press', async () => {
  const { tours, engine, press } = await open();
  expect(engine.state().scenario).toBe('offers-loaded');
  expect(press).not.toHaveBeenCalled();
  tours.next();
  expect(tours.state()?.isPlaying).toBe(true);
  // A press too much plays nothing twice.
  tours.next();
  await expect.poll(() => tours.state()).toMatchObject({ step: 1, isPlaying: false });
  expect(press).toHaveBeenCalledTimes(1);
});

it('tells why a step fails, and goes on after it', async () => {
  const { tours } = await open();
  tours.next();
  await expect.poll(() => tours.state()?.step).toBe(1);
  tours.next();
  await expect.poll(() => tours.state()?.problem).toBe("The page doesn't show the button.");
  tours.skip();
  expect(tours.state()).toMatchObject({ step: 2, problem: undefined });
  tours.next();
  await expect.poll(() => tours.state()).toMatchObject({ step: 3, isPlaying: false });
});

it('ends with its world, not with its viewer', async () => {
  const { tours, engine } = await open();
  await engine.signIn('client');
  expect(tours.state()).not.toBeNull();
  await engine.open({ scenario: 'demo' });
  expect(tours.state()).toBeNull();
});

it('acts behind the back of the app', async () => {
  const { engine, tools } = await open();
  const { storage } = engine.opening();
  const token = storage.get(SESSION_KEYS.token) ?? '';
  const actor = actInApp({ engine, signal: new AbortController().signal, goTo: tools.goTo });
  await actor.losesSession();
  expect(storage.get(SESSION_KEYS.token)).toBe(token);
  expect((await engine.rows()).viewerOf(token)).toBeUndefined();
  await actor.returnsWithExpiredSession('/dashboard');
  expect(storage.get(SESSION_KEYS.token)).toBe('dead');
  expect(tools.page.path()).toBe('/dashboard');
  const before = engine.opening().clock.now();
  await actor.waits(5_000);
  expect(engine.opening().clock.now()).toBe(before);
  engine.stop();
  await actor.waits(5_000);
  expect(engine.opening().clock.now()).toBe(before + 5_000);
});
