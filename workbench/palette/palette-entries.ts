import type { Flow } from '#flows/flow.ts';
import { flows as allFlows } from '#flows/flows.ts';
import type { WorldSnapshot } from '#mocks/db/world.ts';
import { anyCall, fails, once } from '#mocks/faults/faults.ts';
import { userIdOf } from '#mocks/fixtures/accounts.ts';
import { demo } from '#mocks/scenarios/demo.ts';
import { scenarios as allScenarios, type ScenarioId } from '#mocks/scenarios/registry.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { endpoints } from '#src/contract/registry.ts';
import { paths, type PathName } from '#src/lib/navigation/paths.ts';
import type { State } from '#states/parse-states.ts';
import { states as allStates } from '#states/state-list.ts';
import { capitalized } from '../words.ts';
import { TAB_IDS, WORLD_TAB_IDS, type TabId } from '../panel-settings.ts';
import { peopleOf } from '../tabs/viewer/people-of.ts';
import type { WorkbenchTools } from '../workbench-context.ts';
import type { EntryKind, PaletteEntry } from './find-entries.ts';
import { searchedState } from './state-opening.ts';

/** What the palette lists of the product; stories have less, so that their pictures don't change with it. */
export interface Listed {
  readonly states: readonly State[];
  readonly scenarios: readonly Scenario<ScenarioId>[];
  readonly flows: Readonly<Record<string, Flow>>;
}

const all: Listed = { states: allStates, scenarios: allScenarios, flows: allFlows };

/** What {@link paletteEntries} needs. */
export interface EntrySources {
  readonly tools: WorkbenchTools;
  /** Undefined until they are loaded. */
  readonly rows: WorldSnapshot | undefined;
  readonly onTab: (tab: TabId) => void;
  readonly listed?: Listed | undefined;
}

/** Everything that the palette finds, by kind. */
export function paletteEntries(sources: EntrySources): PaletteEntry[] {
  const { tools, rows, listed: { states, scenarios, flows } = all } = sources;
  const { engine, isDemoPage } = tools;
  const tours = Object.entries(flows).map(([id, { title, scenario }]) =>
    entry('tour', id, title, scenario.title, () => tools.tours.start(id), [id]),
  );
  const people = (rows ? peopleOf(rows) : []).map(({ viewer, name, email, city }) =>
    entry('person', viewer, name, email, () => engine.signIn(viewer), [viewer, city ?? '']),
  );
  const nobody = () => engine.signIn('nobody');
  return [
    ...commandsOf(sources),
    ...tours,
    // The demo page has two viewers, each at a page of their own.
    ...(isDemoPage
      ? []
      : [
          entry('person', 'nobody', 'Nobody', 'Signs the viewer out', nobody),
          ...people,
          ...screensOf(tools),
        ]),
    ...states.map((state) => entryOfState(state, tools)),
    ...scenarios.map(({ id, title }) =>
      entry('scenario', id, id, title, () => engine.open({ scenario: id })),
    ),
  ];
}

function entry(
  kind: EntryKind,
  id: string,
  name: string,
  detail: string,
  run: PaletteEntry['run'],
  texts: readonly string[] = [],
): PaletteEntry {
  return { key: `${kind}:${id}`, kind, name, detail, run, texts };
}

function entryOfState(state: State, tools: WorkbenchTools): PaletteEntry {
  const { id } = state;
  const searched = searchedState(state);
  return {
    ...searched,
    key: `state:${id}`,
    run: () => tools.openState(id),
    isOfPage: !searched.isClosed && tools.page.path().startsWith(`/${id.split('.')[0]}`),
  };
}

function commandsOf({ tools: { engine, isDemoPage }, onTab }: EntrySources): PaletteEntry[] {
  const { clock, server } = engine.opening();
  const command = (name: string, detail: string, run: PaletteEntry['run']) =>
    entry('command', name, name, detail, run);
  // The newest first: those of the open screen.
  const called = [...new Set(server.seen.map(({ call }) => call).toReversed())];
  const failing = called.flatMap((call) => endpoints.find(({ name }) => name === call) ?? []);
  const fail = (endpoint: Parameters<typeof fails>[0]) => () =>
    server.addFault(once(fails(endpoint, 500)));
  return [
    clock.isStopped
      ? command('Let the clock run', 'The clock is stopped', () => engine.run())
      : command('Stop the clock', 'Pauses countdowns and polling', () => engine.stop()),
    command('Start over', 'Recreates the rows of the scenario', () => engine.reset()),
    command('Back to the demo', 'The scenario that the app starts with', () =>
      engine.open({ scenario: demo.id }),
    ),
    command('Fail the next call', 'Any call, with a 500', fail(anyCall)),
    ...failing.map((endpoint) =>
      command(
        `Fail the next ${endpoint.name}`,
        `${endpoint.method} ${endpoint.path}`,
        fail(endpoint),
      ),
    ),
    ...(isDemoPage ? WORLD_TAB_IDS : TAB_IDS).map((id) =>
      command(`Open ${capitalized(id)}`, '', () => onTab(id)),
    ),
  ];
}

function screensOf(tools: WorkbenchTools): PaletteEntry[] {
  return (Object.keys(paths) as PathName[]).map((id) => {
    const path = paths[id].pattern.replace(/:\w+/, String(userIdOf('worker')));
    // `pendingReviews` is "Pending reviews".
    const words = id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const name = words.replace(/^./, (letter) => letter.toUpperCase());
    return entry('screen', id, name, path, () => tools.goTo(path));
  });
}
