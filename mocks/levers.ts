import { markAsPaid } from './db/offers.ts';
import type { World } from './db/world.ts';
import { readFaults, type Fault } from './faults.ts';
import { Problem } from './problem.ts';
import { readState } from './scenarios/state-address.ts';
import type { MockState } from './scenarios/state.ts';

const STATE_FIELDS = ['id', 'at', 'as', 't', 'faults'];

/** What a browser needs to show the state that a server has opened. */
export interface ServedState {
  readonly state: MockState;
  /** The address of the app where the state is seen. */
  readonly at: string;
  /** What the viewer's browser holds in its storage: the session, and raw values of the scenario. */
  readonly storage: Readonly<Record<string, string>>;
}

/** What the levers move. */
export interface LeverTarget {
  readonly current: () => MockState;
  /** Makes a new world. */
  readonly open: (state: MockState) => ServedState;
  readonly addFault: (fault: Fault) => void;
  /** Changes rows and saves them. */
  readonly change: (run: (world: World) => void) => void;
}

/**
 * Answers what tests and people ask of the mock server beside the contract's calls: `scenario`,
 * `reset`, `fault` and `paid`, each below `/__mock/`.
 */
export async function pullLever(
  request: Request,
  path: string,
  target: LeverTarget,
): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  try {
    switch (path) {
      case '/__mock/scenario':
        return opened(target.open(stateIn(body)));
      case '/__mock/reset':
        return opened(target.open(target.current()));
      case '/__mock/fault': {
        const faults = readFaults(body);
        for (const fault of faults) target.addFault(fault);
        return Response.json({ message: `Added ${faults.length} faults.` });
      }
      case '/__mock/paid': {
        const offer = offerIn(body);
        target.change((world) => markAsPaid(world, offer));
        return Response.json({ message: `Offer ${offer} is paid.` });
      }
      default:
        return refuse(404, `There is no lever ${path}.`);
    }
  } catch (error) {
    if (error instanceof Problem) return Response.json(error.body, { status: error.status });
    return refuse(422, error instanceof Error ? error.message : String(error));
  }
}

/** An answer that says what is wrong. */
export function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}

function opened({ state, at, storage }: ServedState): Response {
  return Response.json({ message: `The scenario is ${state.scenario}.`, at, storage });
}

/** `{ "id": … }` and what differs from the scenario: `at`, `as`, `t`, `faults`. */
function stateIn(body: unknown): MockState {
  const given = isRecord(body) ? body : {};
  const unknown = Object.keys(given).find((name) => !STATE_FIELDS.includes(name));
  if (unknown !== undefined) {
    throw new Error(`${unknown}: no such field; allowed: ${STATE_FIELDS.join(', ')}`);
  }
  const { id, at, as, t, faults } = given;
  return readState({ scenario: id, at, as, t, faults });
}

function offerIn(body: unknown): number {
  const offer = isRecord(body) ? body['offer'] : undefined;
  if (typeof offer === 'number' && Number.isInteger(offer)) return offer;
  throw new Error('offer: the id of an offer, such as { "offer": 12 }');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
