import type { StageParameters } from './parameters.ts';

interface StoryLike {
  readonly id: string;
  readonly title: string;
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
  'dialect',
  'steps',
  'states',
  'code',
] as const;

/**
 * The parameters of a story that concern its stage.
 *
 * @throws Error that names the right way, where they make no sense together
 */
export function checkParameters(story: StoryLike): StageParameters {
  const { id, title, initialArgs, component } = story;
  const parameters: StageParameters = story.parameters;
  const example = "`parameters: { scenario: 'dashboard-loaded', … }` (mocks/scenarios lists them)";
  const args = Object.keys(initialArgs);
  if (parameters.scenario !== undefined) {
    if (args.length === 0) return parameters;
    throw new Error(
      `${id} has args (${args.join(', ')}), but the story of a scenario renders the app, which takes none. Say what differs as data: another scenario, or \`at\`, \`as\`, \`clock\` and \`faults\` beside it.`,
    );
  }
  const lonely = NEED_SCENARIO.find((name) => parameters[name] !== undefined);
  if (lonely) {
    throw new Error(`${id} has \`parameters.${lonely}\` but no scenario. Name one: ${example}.`);
  }
  if (title.startsWith('Screens/') && !component) {
    throw new Error(`${id} is the story of a screen without a scenario. Add ${example}.`);
  }
  return parameters;
}
