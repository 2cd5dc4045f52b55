import type * as storyIndexModule from 'virtual:story-index';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StateProblem } from '#mocks/scenarios/state-address.ts';
import type * as stateList from '#states/state-list.ts';
import type * as storyAddresses from '#states/story-addresses.ts';
import type * as stateOpening from '#workbench/palette/state-opening.ts';
import { storyIndex } from './story-index.ts';

const root = process.cwd();

let server: ViteDevServer;
let module: typeof stateOpening;
let states: (typeof stateList)['states'];
let links: (typeof storyIndexModule)['storyIndex'];
let addresses: (typeof storyAddresses)['storyAddresses'];

/** Vite runs what imports the story index. */
async function load<Module>(path: string): Promise<Module> {
  return (await server.ssrLoadModule(path)) as Module;
}

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [storyIndex(root)],
  });
  module = await load('/workbench/palette/state-opening.ts');
  ({ states } = await load<typeof stateList>('/states/state-list.ts'));
  ({ storyIndex: links } = await load<typeof storyIndexModule>('virtual:story-index'));
  ({ storyAddresses: addresses } = await load<typeof storyAddresses>('/states/story-addresses.ts'));
});
afterAll(() => server.close());

const storiesInApp = (id: string) =>
  links.filter((link) => link.states.includes(id) && addresses.has(link.id));

it('opens every state that a story or a flow shows in the app, by an address', async () => {
  const counts = { story: 0, tour: 0, test: 0, part: 0 };
  for (const { id, shownBy } of states) {
    if (module.whyClosed(id) !== undefined) {
      // What is not opened has no story of the whole app.
      expect(storiesInApp(id), id).toEqual([]);
      counts[shownBy === 'test' ? 'test' : 'part'] += 1;
      continue;
    }
    const opening = await module.openingOf(id);
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
  expect(await module.openingOf('offers.accept.failed')).toMatchObject({
    story: { id: 'screens-offers-transitions--accept-failed' },
    state: {
      scenario: 'offers-card-pending',
      faults: [{ call: 'offers.accept', kind: 'status', status: 500 }],
    },
  });
  expect(await module.openingOf('flow.offer-happy-path')).toEqual({ tour: 'whole-way' });
});

it.each([
  ['offers.list.emty', 'No state of the list has this id.'],
  ['shell.poll.error', 'Only a test shows this state'],
  [
    'shell.toast.error',
    "Its story renders something else than the app's pages: Shell/Feedback: Error Notice.",
  ],
])('says why it cannot open %s, and names states that it can', async (id, reason) => {
  const problem = await module.openingOf(id).catch((error: unknown) => error);
  expect(problem).toMatchObject({ name: StateProblem.name, parameter: 'state', value: id });
  expect((problem as StateProblem).reason).toContain(reason);
  const choices = (problem as StateProblem).choices.map(({ value }) => value);
  expect(choices).toHaveLength(5);
  if (id === 'offers.list.emty') expect(choices[0]).toBe('offers.list.empty');
  for (const choice of choices) expect(module.whyClosed(choice)).toBeUndefined();
});
