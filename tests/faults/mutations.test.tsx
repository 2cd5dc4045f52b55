import { screen, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { endpoints, type ContractEndpoint } from '#src/contract/registry.ts';
import { LOGOUT_TIMEOUT_MS } from '#src/features/auth/use-logout.ts';
import { slow } from '#mocks/faults/faults.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { cleanUpStages } from '../render-stage.tsx';
import { advance, sent } from '../steps.ts';
import { ACTIONS, type Action } from './calls.tsx';
import {
  chosen,
  endFaults,
  FAULTS,
  FIELD_REASON,
  REASON,
  RETRY_AFTER,
  SLOW_ANSWER_MS,
  type FaultClass,
} from './faults.ts';
import {
  alerts,
  ARRIVAL_MS,
  expectLateMessage,
  expectMessage,
  expectPage,
  expectSignedOut,
  passTheLimit,
  shownText,
  signIn,
} from './page.ts';

/** What each call treats in its own way: it asks for its own outcome, and stops waiting in its own form. */
const OWN_OUTCOMES: ReadonlySet<string> = new Set(['lost', 'never']);

/** Which path of the client sends a call: what creates something has a key, for instance. */
function mechanismOf({ resource, creates, method }: ContractEndpoint, action: Action): string {
  if (action.givesUpAfter !== undefined) return `gives up after ${action.givesUpAfter}`;
  if (resource === 'auth') return 'auth';
  return creates ? 'creates' : method === 'DELETE' ? 'deletes' : 'changes';
}

/** What a page treats, not the call's own component: it leads to sign-in, and offers to stop waiting. */
const NEEDS_SCREEN: ReadonlySet<string> = new Set(['session', 'never']);

const actions = endpoints.flatMap((call) =>
  (ACTIONS[call.name] ?? []).map((action, way) => ({
    name: `${call.name}${way === 0 ? '' : ` ${way + 1}`}`,
    call,
    action,
  })),
);

const cases = actions.flatMap(({ name, call, action }) =>
  FAULTS.filter(({ outcome }) => action.hasScreen !== false || !NEEDS_SCREEN.has(outcome)).map(
    (fault) => ({
      name: `${name}, ${fault.name}`,
      call,
      action,
      fault,
      mechanism: OWN_OUTCOMES.has(fault.outcome)
        ? `${name}, ${fault.name}`
        : mechanismOf(call, action),
    }),
  ),
);

/** Opens the screen and does everything before the last press. */
async function prepare({ open, fill }: Action): Promise<Stage> {
  const stage = await open();
  for (const step of fill) await step(stage);
  return stage;
}

/** The texts that are in the fields. */
const typed = () =>
  [...document.querySelectorAll('input, textarea, select')]
    .map((field) => (field as HTMLInputElement).value)
    .filter((value) => value !== '');

/** What was typed is still in its field, or shown as a message that was not sent. */
function expectKept(before: readonly string[]): void {
  const now = typed();
  const lost = before.filter((value) => !now.includes(value) && !shownText().includes(value));
  expect(lost, 'lost input').toEqual([]);
}

/** The rows of the world, whenever they were written. Each sign-in adds a token, each look at a task a view. */
function rowsOf({ server }: Stage): unknown {
  const { tokens: _, nextIds: __, ...rows } = server.world.snapshot();
  return JSON.parse(
    JSON.stringify(rows).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|(?<="views":)\d+/g, '0'),
  );
}

const healthyRows = new Map<Action, unknown>();

/** The rows after an action without faults. */
async function rowsAfter(action: Action): Promise<unknown> {
  if (!healthyRows.has(action)) {
    const stage = await prepare(action);
    await action.send(stage);
    healthyRows.set(action, rowsOf(stage));
    cleanUpStages();
  }
  return healthyRows.get(action);
}

/** Whether a refusal says that what the user wants is so already: deleted, or verified. */
const isDone = ({ method, name: call }: ContractEndpoint, { name }: FaultClass) =>
  (method === 'DELETE' && name === '404') ||
  (['auth.verify-email', 'auth.resend-otp'].includes(call) && name === '409');

/** Whether the user fills in what is sent: a new code goes to the address that was given before. */
const hasFields = ({ body, name }: ContractEndpoint) =>
  body !== undefined && name !== 'auth.resend-otp';

/** Sends a call that stays without an answer again, once nobody waits for it any more. */
async function expectWayOut(stage: Stage, { givesUpAfter }: Action): Promise<void> {
  if (givesUpAfter !== undefined) return advance(stage, givesUpAfter);
  await passTheLimit(stage);
  expectLateMessage();
  await userEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
  await settle(stage);
}

/** Something says why the call failed. */
function expectTold(call: ContractEndpoint, { outcome }: FaultClass): void {
  expectMessage();
  if (outcome === 'field' && hasFields(call)) expect(shownText()).toContain(FIELD_REASON);
  else if (outcome === 'refused' || outcome === 'field') expect(shownText()).toContain(REASON);
}

/** A notice about a failure goes by itself. */
async function expectNoFailure(stage: Stage): Promise<void> {
  if (alerts().length > 0) await passTheLimit(stage);
  expect(alerts()).toEqual([]);
}

/** Signing out ends the session, whatever the server says (product.md §7). */
async function expectLoggedOut(stage: Stage, { outcome }: FaultClass): Promise<void> {
  if (outcome === 'never' || outcome === 'slow') await advance(stage, LOGOUT_TIMEOUT_MS);
  expect(stage.address()).toBe('/');
  expect(stage.environment.session.current()).toBeNull();
  expect(alerts()).toEqual([]);
}

it.each(actions)('$name is sent once, however often it is pressed', async ({ call, action }) => {
  const rows = await rowsAfter(action);
  const stage = await prepare(action);
  stage.server.addFault(slow(call, SLOW_ANSWER_MS));
  await Promise.all([action.send(stage), action.send(stage)]);
  await advance(stage, SLOW_ANSWER_MS);
  expect(sent(stage, call)).toBe(1);
  expect(rowsOf(stage)).toEqual(rows);
});

describe('a change whose call fails', () => {
  // `$name` would be cut.
  const named = chosen(cases).map((each) => [each.name, each] as const);
  it.each(named)('%s', async (_, { call, action, fault }) => {
    const rows = await rowsAfter(action);
    const stage = await prepare(action);
    const email = stage.environment.session.current()?.user.email;
    const before = typed();
    fault.arrange(stage, call);
    await action.send(stage);
    expectPage();
    if (call.name === 'auth.logout') return expectLoggedOut(stage, fault);
    if (isDone(call, fault)) {
      expect(alerts()).toEqual([]);
      return;
    }
    if (fault.outcome === 'session' && email !== undefined) {
      expectSignedOut(stage);
      endFaults(stage);
      await signIn(stage, email);
      await advance(stage, ARRIVAL_MS);
      for (const step of action.fill) await step(stage);
      await action.send(stage);
    } else if (fault.outcome === 'slow') {
      expect(alerts()).toEqual([]);
      await advance(stage, SLOW_ANSWER_MS);
    } else if (fault.outcome !== 'lost' || alerts().length > 0) {
      if (fault.outcome === 'never') await expectWayOut(stage, action);
      else expectTold(call, fault);
      expectKept(before);
      endFaults(stage);
      if (fault.name === '429') await advance(stage, RETRY_AFTER * 1_000);
      await (action.retry ?? action.send)(stage);
    }
    await expectNoFailure(stage);
    expect(rowsOf(stage)).toEqual(rows);
    // Nothing tells whether a sign-in has taken effect.
    if (fault.name === 'lost answer' && call.resource !== 'auth') expect(sent(stage, call)).toBe(1);
  });
});
