import { afterEach, expect, it } from 'vitest';
import { createSteppedClock } from '#mocks/clock/stepped-clock.ts';
import type { Actor, Flow } from '#flows/flow.ts';
import { CAPTION_MS, createTourPlayer, type TourPlayer, type TourScript } from './tour-player.ts';
import type { TourProgress } from './tour-store.ts';

/** How long each action takes at normal speed. */
const ACTION_MS = 1_000;

const flow: Flow = {
  id: 'flow.register-to-dashboard',
  title: 'A flow',
  scenario: 'demo',
  endsAt: /^/,
  steps: ['first', 'second', 'third'].map((name) => ({
    name,
    caption: `The ${name} step.`,
    async run(actor) {
      await actor.press('button', `${name} A`);
      await actor.press('button', `${name} B`);
    },
  })),
};

const beginning: TourProgress = {
  tour: 'whole-way',
  serial: 1,
  step: 0,
  actions: 0,
  speed: 1,
  isPaused: false,
  isStepping: false,
};

/** Lets what is not waiting for the clock run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const opened: TourPlayer[] = [];
afterEach(() => {
  for (const player of opened.splice(0)) player.end();
});

/** A player whose actor writes down what it presses. */
function open(changes: Partial<TourProgress> = {}, fails: ReadonlySet<string> = new Set()) {
  const clock = createSteppedClock();
  const pressed: string[] = [];
  let saved: TourProgress = { ...beginning, ...changes };
  const failing = new Set(fails);
  const actorFor = (script: TourScript): Actor => {
    const press: Actor['press'] = async (_role, name) => {
      if (!(await script.begin())) return;
      await script.wait(ACTION_MS);
      script.signal.throwIfAborted();
      if (failing.delete(String(name))) throw new Error(`No ${String(name)}.`);
      script.commit();
      pressed.push(String(name));
    };
    return { press } as Actor;
  };
  const player = createTourPlayer({
    flow,
    progress: saved,
    actorFor,
    clock,
    save: (progress) => {
      saved = progress;
    },
  });
  opened.push(player);
  return {
    player,
    pressed,
    saved: () => saved,
    async passes(milliseconds: number) {
      await settle();
      clock.advance(milliseconds);
      await settle();
    },
  };
}

it('shows the caption of each step before it plays the actions', async () => {
  const { player, pressed, passes } = open();
  await passes(CAPTION_MS - 1);
  expect(pressed).toEqual([]);
  await passes(1);
  await passes(ACTION_MS);
  expect(pressed).toEqual(['first A']);
  await passes(ACTION_MS);
  expect(player.state()).toMatchObject({ status: 'playing', step: 1 });
});

it('ends after the last step', async () => {
  const { player, passes } = open({ step: 2, actions: 1 });
  await passes(ACTION_MS);
  expect(player.state()).toMatchObject({ status: 'finished', step: 3 });
});

it('pauses before the next action and goes on there', async () => {
  const { player, pressed, passes } = open();
  await passes(CAPTION_MS);
  player.pause();
  await passes(ACTION_MS);
  await passes(10 * ACTION_MS);
  expect(pressed).toEqual(['first A']);
  expect(player.state().status).toBe('paused');
  player.play();
  await passes(ACTION_MS);
  expect(pressed).toEqual(['first A', 'first B']);
});

it('starts paused where it was paused', async () => {
  const { player, pressed, passes } = open({ isPaused: true, step: 1 });
  await passes(10 * CAPTION_MS);
  expect(pressed).toEqual([]);
  expect(player.state()).toMatchObject({ status: 'paused', step: 1 });
});

it('repeats no action that was carried out before a reload', async () => {
  const { pressed, passes } = open({ step: 1, actions: 1 });
  await passes(ACTION_MS);
  expect(pressed).toEqual(['second B']);
});

it('saves each action before the page may be reloaded', async () => {
  const { saved, passes } = open();
  await passes(CAPTION_MS);
  await passes(ACTION_MS);
  expect(saved()).toMatchObject({ step: 0, actions: 1 });
  await passes(ACTION_MS);
  expect(saved()).toMatchObject({ step: 1, actions: 0 });
});

it('plays the rest of the step at once, and goes on at its speed', async () => {
  const { player, pressed, passes } = open();
  await passes(CAPTION_MS);
  player.next();
  await settle();
  expect(pressed).toEqual(['first A', 'first B']);
  await passes(CAPTION_MS);
  expect(pressed).toHaveLength(2);
  expect(player.state().status).toBe('playing');
});

it('plays one step of a paused tour, and pauses again', async () => {
  const { player, pressed, passes } = open({ isPaused: true });
  player.next();
  await settle();
  expect(pressed).toEqual(['first A', 'first B']);
  expect(player.state()).toMatchObject({ status: 'paused', step: 1 });
  await passes(10 * CAPTION_MS);
  expect(pressed).toHaveLength(2);
});

it('pauses after that step even if the page is reloaded in the middle of it', async () => {
  const { player, pressed, saved, passes } = open({ isPaused: true });
  player.next();
  expect(saved()).toMatchObject({ isPaused: false, isStepping: true });
  player.end();
  pressed.length = 0;
  const reloaded = open({ ...saved(), actions: 1 });
  await settle();
  expect(reloaded.pressed).toEqual(['first B']);
  expect(reloaded.player.state()).toMatchObject({ status: 'paused', step: 1 });
  await passes(CAPTION_MS);
  expect(pressed).toEqual([]);
});

it('is four times as fast at 4×', async () => {
  const { player, pressed, passes } = open();
  player.setSpeed(4);
  // The delay that is running keeps its length.
  await passes(CAPTION_MS);
  await passes(ACTION_MS / 4);
  expect(pressed).toEqual(['first A']);
  expect(player.state().speed).toBe(4);
});

it('tells which step it is stuck at, and tries the failed action again', async () => {
  const { player, pressed, passes } = open({}, new Set(['first B']));
  await passes(CAPTION_MS);
  await passes(ACTION_MS);
  await passes(ACTION_MS);
  expect(player.state()).toMatchObject({ status: 'stuck', step: 0, problem: 'No first B.' });
  player.play();
  await passes(ACTION_MS);
  expect(pressed).toEqual(['first A', 'first B']);
  expect(player.state()).toMatchObject({ status: 'playing', step: 1 });
});

it('leaves a step that it is stuck at to the visitor', async () => {
  const { player, pressed, passes } = open({}, new Set(['first A']));
  await passes(CAPTION_MS);
  await passes(ACTION_MS);
  player.next();
  await passes(CAPTION_MS);
  await passes(ACTION_MS);
  expect(pressed).toEqual(['second A']);
});

it('plays nothing after its end', async () => {
  const { player, pressed, passes } = open();
  await passes(CAPTION_MS);
  player.end();
  await passes(10 * ACTION_MS);
  expect(pressed).toEqual([]);
  expect(player.state().status).toBe('playing');
});
