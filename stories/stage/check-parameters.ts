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
  const { id, title, initialArgs } = story;
  const parameters: StageParameters = story.parameters;
  const { scenario } = parameters;
  if (scenario === undefined) {
    for (const name of NEED_SCENARIO) {
      if (parameters[name] === undefined) continue;
      throw new Error(
        `${id} has \`parameters.${name}\` but no scenario. Name one beside it: \`parameters: { scenario: 'dashboard-loaded', ${name}: … }\` (mocks/scenarios lists them).`,
      );
    }
    if (title.startsWith('Screens/') && !story.component) {
      throw new Error(
        `${id} is the story of a screen without a scenario. Add \`parameters: { scenario: 'dashboard-loaded' }\` (mocks/scenarios lists them); the app then opens at that scenario's address.`,
      );
    }
    return parameters;
  }
  const args = Object.keys(initialArgs);
  if (args.length > 0) {
    throw new Error(
      `${id} has args (${args.join(', ')}), but the story of a scenario renders the app, which takes none. Say what differs as data: another scenario, or \`at\`, \`as\`, \`clock\` and \`faults\` beside it.`,
    );
  }
  return parameters;
}
