import type { Flow } from '#flows/flow.ts';
import { flows as allFlows } from '#flows/flows.ts';
import type { WorldSnapshot } from '#mocks/db/world.ts';
import { anyCall, fails, once } from '#mocks/faults/faults.ts';
import { userIdOf } from '#mocks/fixtures/accounts.ts';
import { demo } from '#mocks/scenarios/demo.ts';
import {
  scenarioOf,
  scenarios as allScenarios,
  type ScenarioId,
} from '#mocks/scenarios/registry.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { endpoints } from '#src/contract/registry.ts';
import { paths, type PathName } from '#src/lib/navigation/paths.ts';
import type { State } from '#states/parse-states.ts';
import { states as allStates } from '#states/state-list.ts';
import { workbenchCopy } from '../copy.ts';
import { TAB_IDS, WORLD_TAB_IDS, type TabId } from '../panel-settings.ts';
import { peopleOf } from '../tabs/viewer/people-of.ts';
import type { WorkbenchTools } from '../workbench-context.ts';
import { paletteCopy as copy } from './copy.ts';
import type { PaletteEntry } from './find-entries.ts';
import { openingStory, whyClosed } from './state-opening.ts';

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
  const { tools, listed: { states, scenarios, flows } = all } = sources;
  const { engine, isDemoPage } = tools;
  return [
    ...commandsOf(sources),
    ...Object.entries(flows).map(([id, { title, scenario }]): PaletteEntry => ({
      key: `tour:${id}`,
      kind: 'tour',
      name: title,
      detail: scenarioOf(scenario).title,
      texts: [id],
      run: () => tools.tours.start(id),
    })),
    // The demo page has two viewers, each at a page of their own.
    ...(isDemoPage ? [] : [...peopleIn(sources), ...screensOf(tools)]),
    ...states.map((state) => entryOfState(state, tools)),
    ...scenarios.map(({ id, title }): PaletteEntry => ({
      key: `scenario:${id}`,
      kind: 'scenario',
      name: id,
      detail: title,
      run: () => engine.open({ scenario: id }),
    })),
  ];
}

function entryOfState({ id, expected, kind, texts }: State, tools: WorkbenchTools): PaletteEntry {
  const closed = whyClosed(id);
  const story = openingStory(id);
  return {
    key: `state:${id}`,
    kind: 'state',
    name: id,
    detail: closed ?? expected,
    texts: [kind, ...texts, ...(story ? [`${story.title} ${story.name}`] : [])],
    isClosed: closed !== undefined,
    run: () => tools.openState(id),
  };
}

function commandsOf({ tools: { engine, isDemoPage }, onTab }: EntrySources): PaletteEntry[] {
  const { clock, server } = engine.opening();
  const command = (name: string, detail: string, run: PaletteEntry['run']): PaletteEntry => ({
    key: `command:${name}`,
    kind: 'command',
    name,
    detail,
    run,
  });
  // The newest first: those of the open screen.
  const called = [...new Set(server.seen.map(({ call }) => call).toReversed())];
  const failing = called.flatMap((call) => endpoints.find(({ name }) => name === call) ?? []);
  const fail = (endpoint: Parameters<typeof fails>[0]) => () =>
    server.addFault(once(fails(endpoint, 500)));
  return [
    clock.isStopped
      ? command(copy.run, copy.runText, () => engine.run())
      : command(copy.stop, copy.stopText, () => engine.stop()),
    command(copy.startOver, copy.startOverText, () => engine.reset()),
    command(copy.backToDemo, copy.backToDemoText, () => engine.open({ scenario: demo.id })),
    command(copy.fail, copy.failText, fail(anyCall)),
    ...failing.map((endpoint) =>
      command(copy.failOne(endpoint.name), copy.failOneText, fail(endpoint)),
    ),
    ...(isDemoPage ? WORLD_TAB_IDS : TAB_IDS).map((id) =>
      command(copy.openTab(workbenchCopy.tabs[id]), copy.openTabText, () => onTab(id)),
    ),
  ];
}

function peopleIn({ tools: { engine }, rows }: EntrySources): PaletteEntry[] {
  const people = rows ? peopleOf(rows) : [];
  return [
    {
      key: 'person:nobody',
      kind: 'person',
      name: copy.nobody,
      detail: copy.nobodyText,
      run: () => engine.signIn('nobody'),
    },
    ...people.map(({ viewer, name, email }): PaletteEntry => ({
      key: `person:${viewer}`,
      kind: 'person',
      name,
      detail: email,
      texts: [viewer],
      run: () => engine.signIn(viewer),
    })),
  ];
}

function screensOf(tools: WorkbenchTools): PaletteEntry[] {
  return (Object.keys(paths) as PathName[]).map((name) => {
    const path = name === 'user' ? paths.user.to(userIdOf('worker')) : paths[name].to();
    return {
      key: `screen:${name}`,
      kind: 'screen',
      // `pendingReviews` is "Pending reviews".
      name: name
        .replace(/^./, (letter) => letter.toUpperCase())
        .replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      detail: path,
      run: () => tools.goTo(path),
    };
  });
}
