import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { aheadOf } from '../clock/clock-offset.ts';
import { World, type WorldSnapshot } from '../db/world.ts';
import type { Fault } from '../faults/faults.ts';
import { errorResponse, handleControlRequest, type ControlTarget } from './levers.ts';
import { DIALECTS, type DialectName } from '../server/dialects.ts';
import type { Recorder } from './recorder.ts';
import { createMockServer } from '../server/mock-server.ts';
import type { ScenarioId } from '../scenarios/registry.ts';
import { openScenario, replayOf } from '../scenarios/scenario.ts';
import { stateAddress } from '../scenarios/state-query.ts';
import { parseStateAddress } from '../scenarios/state-address.ts';
import { resolveState, type MockState } from '../scenarios/state.ts';

/** A running HTTP mock server. */
export interface MockApi {
  /** The server's address; calls are below `/api`. */
  readonly url: string;
  /** Stops the server after the calls in flight have settled. */
  close(): Promise<void>;
}

/** Persists a world between runs of the server. */
export interface WorldStore {
  /** The saved world; null when there is none. @throws Error when it cannot be read */
  load(): SavedWorld | null;
  save(world: SavedWorld): void;
}

/** The rows of a world and the address of the state that it was created from. */
export interface SavedWorld {
  readonly address: string;
  readonly snapshot: WorldSnapshot;
}

/** How long `close` waits for calls in flight. */
const GRACE_MS = 2_000;
const MAX_BODY_BYTES = 10 * 1024 * 1024;

/**
 * Serves the browser's handlers over HTTP, for a build without mocks.
 *
 * `POST /__mock/scenario` with `{ "id": … }` and optionally `at`, `as`, `t` and `faults` opens
 * another state; `POST /__mock/reset` reopens the current one. Both respond with the address and the
 * storage values that a browser needs. `POST /__mock/fault` adds one fault or a list, and
 * `POST /__mock/paid` with `{ "offer": … }` marks a completed offer as paid.
 *
 * @param options.port 0 selects a free port
 * @param options.dialect how it writes the answers of states that don't say
 * @param options.faults added to the faults of every scenario
 * @param options.store persists the world across restarts
 * @param options.recorder answers the calls with a real server
 * @param options.log called with one line per call
 * @throws Error when the port is in use
 */
export async function startMockApi(options: {
  port: number;
  scenario: ScenarioId;
  clock: Clock;
  latency?: number;
  dialect?: DialectName | undefined;
  faults?: readonly Fault[];
  store?: WorldStore;
  recorder?: Recorder;
  log?: (line: string) => void;
}): Promise<MockApi> {
  const { store, recorder, log = () => {} } = options;

  function open(state: MockState, snapshot?: WorldSnapshot) {
    const scenario = resolveState(state);
    const opened = openScenario(scenario, options.clock);
    // The world is seeded at the given clock's time; the server's clock is ahead of it.
    const clock = aheadOf(options.clock, scenario.clock);
    const world = new World(clock);
    world.restore(snapshot ?? opened.world.snapshot());
    const save = () => store?.save({ address: stateAddress(state), snapshot: world.snapshot() });
    const server = createMockServer({
      world,
      clock,
      faults: [...(options.faults ?? []), ...(scenario.faults ?? [])],
      latency: state.latency ?? options.latency ?? 0,
      dialect: scenario.dialect ?? options.dialect,
      replay: replayOf(scenario, options.clock.now()),
      onChange: save,
    });
    save();
    return { state, at: scenario.at, storage: opened.storage, server, save };
  }

  const saved = store?.load();
  let current = open(
    (saved && savedState(saved)) ?? { scenario: options.scenario },
    saved?.snapshot,
  );

  const target: ControlTarget = {
    current: () => current.state,
    open(state) {
      const next = open(state);
      current.server.releaseAll();
      current = next;
      return next;
    },
    addFault: (fault) => current.server.addFault(fault),
    change(run) {
      run(current.server.world);
      current.save();
    },
  };

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    if (path.startsWith('/__mock/') && request.method === 'POST') {
      return handleControlRequest(request, path, target);
    }
    // Above all calls, tools look whether anything answers.
    if (request.method === 'GET' && ['/', API_BASE_PATH, `${API_BASE_PATH}/`].includes(path)) {
      return Response.json({ message: 'The mock API.', scenario: current.state.scenario });
    }
    const isCall = path.startsWith(`${API_BASE_PATH}/`);
    return recorder && isCall ? recorder.answer(request) : current.server.handle(request);
  }

  const http = createServer((incoming, outgoing) => {
    // After a call in flight, its idle connection would delay `close`.
    outgoing.once('close', () => http.listening || http.closeIdleConnections());
    allowOrigin(incoming, outgoing, current.server.dialect);
    void serve(incoming, outgoing, answer)
      .catch((error: unknown) => send(outgoing, errorResponse(500, String(error))))
      .finally(() => log(`${incoming.method} ${incoming.url} ${outgoing.statusCode}`));
  });
  http.listen(options.port, 'localhost');
  await once(http, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${options.port} is taken: choose another with --port.`);
  });
  return {
    url: `http://localhost:${(http.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeIdleConnections();
        // A call that never settles would block `close` forever.
        options.clock.after(GRACE_MS, () => http.closeAllConnections());
      }),
  };
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const method = incoming.method ?? 'GET';
  if (method === 'OPTIONS') {
    outgoing.writeHead(204).end();
    return;
  }
  const body = await readBody(incoming);
  if (body === null) {
    await send(outgoing, errorResponse(413, 'The body is larger than 10 MB.'));
    return;
  }
  // A HEAD has the answer of a GET, and Node leaves its body out.
  const handled = method === 'HEAD' ? 'GET' : method;
  const left = new AbortController();
  outgoing.once('close', () => left.abort());
  const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
    method: handled,
    headers: incoming.headers as Record<string, string>,
    signal: left.signal,
    body: handled === 'GET' || body.length === 0 ? null : new Uint8Array(body),
  });
  const response = await answer(request);
  // The client sees a closed connection as a network error.
  if (response.type === 'error') outgoing.destroy();
  else await send(outgoing, response);
}

/** Allows every origin: authentication uses a bearer token, not a cookie. */
function allowOrigin(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  dialect: DialectName | undefined,
): void {
  const { origin } = incoming.headers;
  if (origin === undefined) return;
  outgoing.setHeader('Access-Control-Allow-Origin', origin);
  outgoing.setHeader('Vary', 'Origin');
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  outgoing.setHeader(
    'Access-Control-Allow-Headers',
    dialect
      ? DIALECTS[dialect].allowedHeaders
      : 'Accept, Authorization, Cache-Control, Content-Type, Idempotency-Key, Pragma',
  );
  // Scripts cannot read this header of another origin otherwise.
  outgoing.setHeader('Access-Control-Expose-Headers', 'Retry-After');
}

/** Reads the body; null when it is larger than {@link MAX_BODY_BYTES}. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Keep reading: clients ignore a response that arrives before they have sent the whole body.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks);
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.setHeaders(response.headers);
  outgoing.statusCode = response.status;
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** The state of a saved world; undefined when this version cannot parse its address. */
function savedState({ address }: SavedWorld): MockState | undefined {
  try {
    return parseStateAddress(address);
  } catch {
    return undefined;
  }
}
