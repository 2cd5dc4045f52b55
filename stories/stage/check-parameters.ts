import { exportNameOf } from '#mocks/scenarios/export-name.ts';
import { isScenario } from '#mocks/scenarios/scenario.ts';
import { isGuarded, routeOf } from '#src/lib/navigation/paths.ts';
import type { RouteName, Screen } from '#src/lib/navigation/screen.ts';
import { screenNameOf } from './Elsewhere.tsx';
import type { StageParameters } from './parameters.ts';

interface StoryLike {
  readonly id: string;
  readonly component?: unknown;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}

/** Parameters that say more about a named scenario, and nothing without one. */
const NEED_SCENARIO = [
  'at',
  'as',
  'clock',
  'faults',
  'latency',
  'dialect',
  'screens',
  'steps',
  'states',
  'code',
] as const;

/** How to write the story of a screen. */
export const EXAMPLE =
  'Import one of mocks/scenarios: `component: OffersScreen, parameters: { scenario: offersLoaded, … }`.';

/** The screens of a story: its component, and those that it goes on to. */
export function screensOf({ component, parameters }: Omit<StoryLike, 'id' | 'initialArgs'>) {
  const { screens = [] }: StageParameters = parameters;
  return isScreen(component) ? [component, ...screens] : screens;
}

function isScreen(component: unknown): component is Screen {
  return typeof component === 'function' && 'route' in component;
}

/**
 * The parameters of a story that concern its stage.
 *
 * @throws Error that names the right way, where they make no sense together
 */
export function checkParameters(story: StoryLike): StageParameters {
  const { id, initialArgs, component } = story;
  const parameters: StageParameters = story.parameters;
  const { scenario } = parameters;
  if (scenario === undefined) {
    const lonely = NEED_SCENARIO.find((name) => parameters[name] !== undefined);
    if (lonely) throw new Error(`${id} has \`parameters.${lonely}\` but no scenario. ${EXAMPLE}`);
    if (isScreen(component))
      throw new Error(`${id} has no scenario to show a screen in. ${EXAMPLE}`);
    return parameters;
  }
  if (!isScenario(scenario)) {
    const given: unknown = scenario;
    const fix =
      typeof given === 'string'
        ? `Import it from mocks/scenarios: \`scenario: ${exportNameOf(given)}\`.`
        : EXAMPLE;
    throw new Error(`${id} has the scenario ${JSON.stringify(given)}. ${fix}`);
  }
  const args = Object.keys(initialArgs);
  if (args.length > 0) {
    throw new Error(
      `${id} has args (${args.join(', ')}), but the story of a scenario renders the app, which takes none. Say what differs as data: another scenario, or \`at\`, \`as\`, \`clock\` and \`faults\` beside it.`,
    );
  }
  const { at = scenario.at, as = scenario.as } = parameters;
  const screens = screensOf(story);
  const opened = openedRoute(at, as);
  // A story that renders something else on its stage has none.
  if (screens.length > 0 && !screens.some(({ route }) => route === opened)) {
    throw new Error(
      `${id} opens ${at}, which none of its screens shows. Name it: \`component: ${screenNameOf(opened)}\`, or among the \`screens\` of its parameters.`,
    );
  }
  return parameters;
}

/** The route that an address opens for a viewer: without one, guarded pages lead to sign-in. */
function openedRoute(at: string, viewer: string | undefined): RouteName {
  const name = routeOf(at);
  if (name === undefined) return 'notFound';
  return isGuarded(name) && (viewer === undefined || viewer === 'nobody') ? 'auth' : name;
}
