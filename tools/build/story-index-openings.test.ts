import { storyIndex } from 'virtual:story-index';
import { expect, it } from 'vitest';
import { StateProblem } from '#mocks/scenarios/state-address.ts';
import { states } from '#states/state-list.ts';
import { storyAddresses } from '#states/story-addresses.ts';
import { openingOf, whyClosed } from '#workbench/palette/state-opening.ts';

const storiesInApp = (id: string) =>
  storyIndex.filter((link) => link.states.includes(id) && storyAddresses.has(link.id));

it('opens every state that a story or a flow shows in the app, by an address', async () => {
  const counts = { story: 0, tour: 0, test: 0, part: 0 };
  for (const { id, shownBy } of states) {
    if (whyClosed(id) !== undefined) {
      // What is not opened has no story of the whole app.
      expect(storiesInApp(id), id).toEqual([]);
      counts[shownBy === 'test' ? 'test' : 'part'] += 1;
      continue;
    }
    const opening = await openingOf(id);
    if ('tour' in opening) {
      expect(shownBy, id).toBe('flow');
      counts.tour += 1;
    } else {
      expect(opening.story.states).toContain(id);
      counts.story += 1;
    }
  }
  const of = (kind: string) => states.filter(({ shownBy }) => shownBy === kind);
  const parts = of('story').filter(({ id }) => storiesInApp(id).length === 0);
  expect(counts).toEqual({
    story: of('story').length - parts.length,
    tour: of('flow').length,
    test: of('test').length,
    part: parts.length,
  });
  // A story of the whole app is the rule.
  expect(parts.length).toBeLessThan(of('story').length / 20);
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
  const problem = await openingOf(id).catch((error: unknown) => error);
  expect(problem).toMatchObject({ name: StateProblem.name, parameter: 'state', value: id });
  expect((problem as StateProblem).reason).toContain(reason);
  const choices = (problem as StateProblem).choices.map(({ value }) => value);
  expect(choices).toHaveLength(5);
  if (id === 'offers.list.emty') expect(choices[0]).toBe('offers.list.empty');
  for (const choice of choices) expect(whyClosed(choice)).toBeUndefined();
});
