import { expect, it } from 'vitest';
import { StateProblem } from '#mocks/scenarios/state-address.ts';
import type { State } from '#states/parse-states.ts';
import { states } from '#states/state-list.ts';
import { openingOf, whyClosed } from '#workbench/palette/state-opening.ts';

it('opens every state that a story of the app or a flow shows, by an address', async () => {
  const { closed = [], opened = [] } = Object.groupBy(states, (state) =>
    whyClosed(state.id) === undefined ? 'opened' : 'closed',
  );
  for (const { id, shownBy } of opened) {
    const opening = await openingOf(id);
    expect('tour' in opening, id).toBe(shownBy === 'flow');
    if ('story' in opening) expect(opening.story.states).toContain(id);
  }
  const of = (all: readonly State[], kind: string) => all.filter((state) => state.shownBy === kind);
  expect(of(closed, 'test')).toEqual(of(states, 'test'));
  // A story of the whole app is the rule.
  expect(of(closed, 'story').length).toBeLessThan(of(states, 'story').length / 20);
});

it('opens a state with all that its story differs in', async () => {
  expect(await openingOf('offers.accept.failed')).toMatchObject({
    story: { id: 'screens-offers-transitions--accept-failed' },
    state: {
      scenario: 'offers-card-pending',
      faults: [{ call: 'offers.accept', kind: 'status', status: 500 }],
    },
  });
  expect(await openingOf('flow.offer-happy-path')).toEqual({ tour: 'whole-way' });
});

it.each([
  ['offers.list.emty', 'No state has this id.'],
  ['shell.poll.error', 'Only a test covers this state'],
  [
    'shell.toast.error',
    'Its story shows a part on its own, not a page of the app: Shell/Feedback: Error Notice.',
  ],
])('says why it cannot open %s, and names states that it can', async (id, reason) => {
  const problem = (await openingOf(id).catch((error: unknown) => error)) as StateProblem;
  expect(problem).toMatchObject({ name: StateProblem.name, parameter: 'state', value: id });
  expect(problem.reason).toContain(reason);
  const choices = problem.choices.map(({ value }) => value);
  expect(choices).toHaveLength(5);
  if (id === 'offers.list.emty') expect(choices[0]).toBe('offers.list.empty');
  for (const choice of choices) expect(whyClosed(choice)).toBeUndefined();
});
