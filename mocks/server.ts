import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '#src/domain/clock.ts';
import { aheadOf } from './clock-offset.ts';
import { World, type WorldSnapshot } from './db/world.ts';
import type { Fault } from './faults.ts';
import { pullLever, refuse, type LeverTarget, type ServedState } from './levers.ts';
import { createMockServer, type MockServer } from './mock-server.ts';
import type { ScenarioId } from './scenarios/registry.ts';
import { openScenario } from './scenarios/scenario.ts';
import { parseStateAddress, stateAddress } from './scenarios/state-address.ts';
import { resolveState, type MockState } from './scenarios/state.ts';

/** The mock server, answering over HTTP. */
export interface MockApi {
  /** Where it answers; the calls stand below `/api`. */
  readonly url: string;
  /** Lets calls under way end, then stops. */
  close(): Promise<void>;
}

/** Where a world rests while no server runs. */
export interface WorldStore {
  /** What was saved last; null at the first start. @throws Error when it cannot be read */
  load(): SavedWorld | null;
  save(world: SavedWorld): void;
}

/** The rows of a world, and the address of the state that it was made from. */
export interface SavedWorld {
  readonly address: string;
  readonly snapshot: WorldSnapshot;
}

/** How long calls under way may take when the server is told to end. */
const GRACE_MS = 2_000;
const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Bodies of these methods are nobody's. */
const BODILESS = new Set(['GET', 'HEAD']);

/**
 * Serves the same handlers as the browser over HTTP, for a build that knows no mocks.
 *
 * `POST /__mock/scenario` with `{ "id": … }` and, if wanted, `at`, `as`, `t` and `faults` opens
 * another state, `POST /__mock/reset` the same one again. Both answer with the address and the
 * storage that a browser needs for it. `POST /__mock/fault` adds a fault or a list of them, and
 * `POST /__mock/paid` with `{ "offer": … }` marks a completed offer as paid.
 *
 * @param options.port 0 for any free one
 * @param options.faults strike in every scenario, beside its own
 * @param options.rest keeps the world over a restart
 * @param options.log gets a line for each call
 * @throws Error when the port is taken
 */
export async function startMockApi(options: {
  port: number;
  scenario: ScenarioId;
  clock: Clock;
  latency?: number;
  faults?: readonly Fault[];
  rest?: WorldStore;
  log?: (line: string) => void;
}): Promise<MockApi> {
  const { rest, log = () => {} } = options;
  let current: MockState = { scenario: options.scenario };
  let server: MockServer | undefined;
  let save = () => {};
  let url = '';

  function open(state: MockState, resting?: WorldSnapshot): ServedState {
    const scenario = resolveState(state);
    const opened = openScenario(scenario, options.clock);
    // The world is made at the clock's time, and the server's is ahead of it.
    const clock = aheadOf(options.clock, scenario.clock);
    const world = new World(clock);
    world.restore(resting ?? opened.world.snapshot());
    current = state;
    save = () => rest?.save({ address: stateAddress(state), snapshot: world.snapshot() });
    server = createMockServer({
      world,
      clock,
      baseUrl: url,
      faults: [...(options.faults ?? []), ...(scenario.faults ?? [])],
      latency: options.latency ?? 0,
      onChange: () => save(),
    });
    save();
    return { state, at: scenario.at, storage: opened.storage };
  }

  /** The server of the current state, which is there once the port is known. */
  function serving(): MockServer {
    if (!server) throw new Error('The mock API has not started.');
    return server;
  }

  const levers: LeverTarget = {
    current: () => current,
    open,
    addFault: (fault) => serving().addFault(fault),
    change(run) {
      run(serving().world);
      save();
    },
  };

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname;
    if (path.startsWith('/__mock/') && request.method === 'POST') {
      return pullLever(request, path, levers);
    }
    const response = await serving().handle(request);
    // Over HTTP a call that nobody knows is simply not there.
    if (response.status !== 501) return response;
    return refuse(404, `Nothing answers ${request.method} ${path}.`);
  }

  const http = createServer((incoming, outgoing) => {
    // The connection of a call under way is idle afterwards, and would hold `close` up.
    outgoing.once('close', () => http.listening || http.closeIdleConnections());
    void serve(incoming, outgoing, url, answer)
      .catch((error: unknown) => send(outgoing, refuse(500, String(error))))
      .finally(() => log(`${incoming.method} ${incoming.url} ${outgoing.statusCode}`));
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken ? new Error(`Port ${options.port} is taken: choose another with --port.`) : error,
      );
    });
    http.listen(options.port, 'localhost', resolve);
  });
  url = `http://localhost:${(http.address() as AddressInfo).port}`;
  const resting = rest?.load();
  open((resting && savedState(resting)) ?? current, resting?.snapshot);
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeIdleConnections();
        // A call that never answers would hold the end up for ever.
        options.clock.after(GRACE_MS, () => http.closeAllConnections());
      }),
  };
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url: string,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const method = incoming.method ?? 'GET';
  allowOrigin(incoming, outgoing);
  if (method === 'OPTIONS') {
    outgoing.writeHead(204).end();
    return;
  }
  const body = await readBody(incoming);
  if (body === null) {
    await send(outgoing, refuse(413, 'The body is larger than 10 MB.'));
    return;
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const request = new Request(url + (incoming.url ?? '/'), {
    method,
    headers,
    ...(BODILESS.has(method) || body.length === 0 ? {} : { body: new Uint8Array(body) }),
  });
  const response = await answer(request);
  // What a broken network looks like from the other side.
  if (response.type === 'error') outgoing.destroy();
  else await send(outgoing, response);
}

/** Any page may ask; the bearer token, not a cookie, says who it is. */
function allowOrigin(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { origin } = incoming.headers;
  if (origin === undefined) return;
  outgoing.setHeader('Access-Control-Allow-Origin', origin);
  outgoing.setHeader('Vary', 'Origin');
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  outgoing.setHeader(
    'Access-Control-Allow-Headers',
    'Accept, Authorization, Cache-Control, Content-Type, Pragma',
  );
}

/** The whole body; null when it is too large. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read on, but keep nothing: an answer before the end of the body would not be heard.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks);
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  outgoing.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()));
}

/** The state of a saved world; undefined when another version wrote it. */
function savedState({ address }: SavedWorld): MockState | undefined {
  try {
    return parseStateAddress(address);
  } catch {
    return undefined;
  }
}
