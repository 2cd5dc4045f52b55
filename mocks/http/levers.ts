import { markAsPaid } from '../db/offers.ts';
import type { World } from '../db/world.ts';
import { readFaults, type Fault } from '../faults/faults.ts';
import { isRecord } from '#src/contract/is-record.ts';
import { Problem } from '../db/problem.ts';
import { readState } from '../scenarios/state-address.ts';
import type { MockState } from '../scenarios/state.ts';
import { messageOf } from '../server/message-of.ts';

const STATE_FIELDS = ['id', 'at', 'as', 't', 'faults', 'latency', 'dialect', 'rows'];

/** What a browser needs to display the state that a server has opened. */
export interface ServedState {
  readonly state: MockState;
  /** The app's address for the state. */
  readonly at: string;
  /** Storage values for the viewer's browser: the session and the scenario's raw values. */
  readonly storage: Readonly<Record<string, string>>;
}

/** The parts of a mock server that control requests change. */
export interface ControlTarget {
  readonly current: () => MockState;
  /** Creates a new world. */
  readonly open: (state: MockState) => ServedState;
  readonly addFault: (fault: Fault) => void;
  /** Changes rows and saves the world. */
  readonly change: (run: (world: World) => void) => void;
}

/**
 * Handles the requests that control the mock server: `scenario`, `reset`, `fault` and `paid`, each
 * below `/__mock/`. Responds with 404 to an unknown path and with 422 to an invalid body.
 */
export async function handleControlRequest(
  request: Request,
  path: string,
  target: ControlTarget,
): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  try {
    switch (path) {
      case '/__mock/scenario':
        return openedResponse(target.open(stateIn(body)));
      case '/__mock/reset':
        return openedResponse(target.open(target.current()));
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
        return errorResponse(404, `Unknown control request ${path}.`);
    }
  } catch (error) {
    if (error instanceof Problem) return Response.json(error.body, { status: error.status });
    return errorResponse(422, messageOf(error));
  }
}

/** An error response in the contract's format. */
export function errorResponse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}

function openedResponse({ state, at, storage }: ServedState): Response {
  return Response.json({ message: `The scenario is ${state.scenario}.`, at, storage });
}

/** Parses `{ "id": … }` with the optional overrides `at`, `as`, `t`, `faults`, `latency`, `dialect` and `rows`. */
function stateIn(body: unknown): MockState {
  const given = isRecord(body) ? body : {};
  const unknown = Object.keys(given).find((name) => !STATE_FIELDS.includes(name));
  if (unknown !== undefined) {
    throw new Error(`${unknown}: unknown field; allowed: ${STATE_FIELDS.join(', ')}`);
  }
  const { id, at, as, t, faults, latency, dialect, rows } = given;
  return readState({ scenario: id, at, as, t, faults, latency, dialect, rows });
}

function offerIn(body: unknown): number {
  const offer = isRecord(body) ? body['offer'] : undefined;
  if (typeof offer === 'number' && Number.isInteger(offer)) return offer;
  throw new Error('offer: must be the id of an offer, such as { "offer": 12 }');
}
