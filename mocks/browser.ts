import { http } from 'msw';
import { network } from 'virtual:msw';
import type { MockControl, MockStart } from '#src/contract/mock-control.ts';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { MOCK_CODE } from './db/codes.ts';
import { World, type WorldSnapshot } from './db/world.ts';
import { createMockServer } from './mock-server.ts';
import { seededAccounts } from './scenarios/accounts.ts';
import { demo } from './scenarios/demo.ts';
import { findScenario, nearestScenarios, scenarios } from './scenarios/registry.ts';
import { openScenario } from './scenarios/scenario.ts';

/** Where the world rests over a reload. */
const WORLD_KEY = 'nearhand.mock.world';
/** Written after every call that is more than a look, for the other tabs to hear. */
const CHANGED_KEY = 'nearhand.mock.changed';
const LATENCY_KEY = 'nearhand.mock.latency';
const DEFAULT_LATENCY = 150;

interface Store {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  subscribe(listener: (key: string | null) => void): () => void;
}

interface Resting {
  readonly scenario: string;
  /** Missing after a reset: the scenario makes a new world. */
  readonly snapshot?: WorldSnapshot;
}

/**
 * Starts the mock server in the page, behind a service worker.
 *
 * The world is the one of the last visit, unless the address asks for a scenario
 * (`/?scenario=ID`): that makes a new one and signs its viewer in.
 *
 * @param options.baseUrl what stands before `/api`
 * @param options.search the query of the address
 */
export async function startMocks(options: {
  baseUrl: string;
  search: string;
  clock: Clock;
  storage: Store;
}): Promise<MockStart> {
  const { baseUrl, clock, storage } = options;
  const asked = new URLSearchParams(options.search).get('scenario');
  if (asked !== null && !findScenario(asked)) {
    return { kind: 'unknown-scenario', asked, nearest: nearestScenarios(asked) };
  }
  const resting = asked === null ? readResting(storage) : null;
  const scenario = findScenario(asked ?? resting?.scenario ?? demo.id) ?? demo;
  const world = new World(clock);
  /** What the world was read from or written to last; undefined before its first call. */
  let saved: string | null | undefined;

  function write(current: World): void {
    const record: Resting = { scenario: scenario.id, snapshot: current.snapshot() };
    const text = JSON.stringify(record);
    // Most calls only read: what has not changed is not written.
    if (text !== saved) storage.set(WORLD_KEY, text);
    saved = text;
  }

  /** Takes over what another tab has written since; at the first call, what the last visit left. */
  function follow(): void {
    const text = storage.get(WORLD_KEY);
    if (text === saved) return;
    const snapshot = readResting(storage)?.snapshot;
    const found = snapshot && restore(clock, snapshot);
    world.restore((found || openScenario(scenario, clock).world).snapshot());
    saved = text;
  }

  if (resting?.snapshot === undefined) {
    // A new world knows none of the tokens of the one before.
    for (const key of Object.values(SESSION_KEYS)) storage.remove(key);
    if (scenario !== demo) {
      const opened = openScenario(scenario, clock);
      for (const [key, value] of Object.entries(opened.storage)) storage.set(key, value);
      write(opened.world);
      saved = undefined;
    } else {
      // Nobody is signed in, so nobody waits for it: the first call builds the town.
      storage.remove(WORLD_KEY);
    }
  }

  const server = createMockServer({
    world,
    clock,
    baseUrl,
    faults: scenario.faults ?? [],
    latency: Number(storage.get(LATENCY_KEY) ?? DEFAULT_LATENCY),
    onChange(endpoint) {
      write(world);
      // Reading may count a view; two tabs that told each other of that would never come to rest.
      if (endpoint.method !== 'GET') storage.set(CHANGED_KEY, `${endpoint.name} ${clock.now()}`);
    },
    // All tabs of the app are one town: a call reads and writes it while no other tab does.
    exclusively: (run) =>
      navigator.locks.request(WORLD_KEY, async () => {
        follow();
        return run();
      }),
  });
  network.configure({
    handlers: [http.all(`${baseUrl}${API_BASE_PATH}/*`, ({ request }) => server.handle(request))],
    onUnhandledFrame: 'bypass',
  });
  await network.enable();

  const control: MockControl = {
    scenarios,
    accounts: seededAccounts,
    verificationCode: MOCK_CODE,
    current: scenario,
    get latency() {
      return server.latency;
    },
    setLatency(milliseconds) {
      server.latency = milliseconds;
      storage.set(LATENCY_KEY, String(milliseconds));
    },
    subscribe: (listener) =>
      storage.subscribe((key) => {
        if (key === CHANGED_KEY) listener();
      }),
    reset() {
      const record: Resting = { scenario: scenario.id };
      storage.set(WORLD_KEY, JSON.stringify(record));
    },
  };
  return { kind: 'started', control, openAt: asked === null ? undefined : scenario.at };
}

function readResting(storage: Store): Resting | null {
  const record = storage.get(WORLD_KEY);
  if (record === null) return null;
  try {
    return JSON.parse(record) as Resting;
  } catch {
    return null;
  }
}

/** A world that an older version wrote may not fit the schemas any more: then a new one is made. */
function restore(clock: Clock, snapshot: WorldSnapshot): World | null {
  const world = new World(clock);
  try {
    world.restore(snapshot);
    return world;
  } catch {
    return null;
  }
}
