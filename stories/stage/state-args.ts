import type { StrictArgTypes } from 'storybook/internal/csf';
import { endpoints } from '#src/contract/registry.ts';
import { readClockOffset } from '#mocks/clock/clock-offset.ts';
import { anyCall, fails, never, offline, type Fault } from '#mocks/faults/faults.ts';
import { people, type Viewer } from '#mocks/fixtures/accounts.ts';
import { viewerNames } from '#mocks/scenarios/overrides.ts';
import { latencyProfiles, readLatency } from '#mocks/server/latency.ts';
import type { StagedState } from './parameters.ts';

/**
 * The faults to choose from, by option. An address of Storybook carries letters, digits, spaces and dashes
 * only: `offers accept 500` is the fault `offers.accept:500`.
 */
const faults = new Map<string, Fault>(
  [{ name: 'all', call: anyCall }, ...endpoints.map((call) => ({ name: call.name, call }))].flatMap(
    ({ name, call }): [string, Fault][] => {
      const words = name.replace('.', ' ');
      return [
        [`${words} 500`, fails(call, 500)],
        [`${words} offline`, offline(call)],
        [`${words} never`, never(call)],
      ];
    },
  ),
);

const TIMES = ['31s', '10m', '1h', '1d', '2d', '3d', '7d', '14d', '30d'];
const LATENCIES = ['300', '3000', ...latencyProfiles];

/** The title of a viewer: the first name, and the key in words, such as `long name`. */
function viewerTitle(viewer: (typeof viewerNames)[number]): string {
  if (viewer === 'nobody') return 'Signed out';
  const key = viewer.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${people[viewer satisfies Viewer].first_name}, ${key}`;
}

function select(name: string, description: string, options: readonly string[]) {
  return {
    name,
    description,
    options,
    control: { type: 'select' as const },
    type: { name: 'string' as const },
  };
}

/** The controls of a story on a scenario. Unset, the state is as the story says. */
const stateArgTypes: StrictArgTypes = {
  as: {
    ...select('as', 'Who is signed in', viewerNames),
    control: {
      type: 'select',
      labels: Object.fromEntries(viewerNames.map((name) => [name, viewerTitle(name)])),
    },
  },
  time: select('time', 'How much later it is', TIMES),
  latency: select('latency', 'The time of each answer in milliseconds, or a network', LATENCIES),
  fault: select('fault', 'A call that fails, before the faults of the story', [...faults.keys()]),
};

/** Gives a story on a scenario its controls. */
export function addStateArgs({
  argTypes,
  parameters,
}: {
  readonly argTypes: StrictArgTypes;
  readonly parameters?: Readonly<Record<string, unknown>>;
}): StrictArgTypes {
  return parameters?.['scenario'] ? stateArgTypes : argTypes;
}

/** A state with what its story's args change. A value that no control offers changes nothing. */
export function withStateArgs(
  state: StagedState,
  args: Readonly<Record<string, unknown>>,
): StagedState {
  const text = (name: string) => (typeof args[name] === 'string' ? args[name] : '');
  const as = viewerNames.find((name) => name === args['as']);
  const clock = readClockOffset(`+${text('time')}`);
  const latency = readLatency(text('latency'));
  const fault = faults.get(text('fault'));
  return {
    ...state,
    ...(as !== undefined && { as }),
    ...(clock !== undefined && { clock }),
    ...(latency !== undefined && { latency }),
    ...(fault && { faults: [fault, ...(state.faults ?? state.scenario.faults ?? [])] }),
  };
}
