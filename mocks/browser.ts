import { http } from 'msw';
import { network } from 'virtual:msw';
import type { MockControl, MockStart, MockStorage } from '#src/contract/mock-control.ts';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { MOCK_CODE } from './db/codes.ts';
import { World, type WorldSnapshot } from './db/world.ts';
import { createMockServer } from './mock-server.ts';
import { people, seededAccounts, type Viewer } from './scenarios/accounts.ts';
import { demo } from './scenarios/demo.ts';
import { findScenario, nearestScenarios, scenarios } from './scenarios/registry.ts';
import { openScenario, signIn } from './scenarios/scenario.ts';
import { withOwnSession } from './tab-session.ts';

/** Where the world rests over a reload. */
const WORLD_KEY = 'nearhand.mock.world';
/** Written after every call that is more than a look, for the other tabs to hear. */
const CHANGED_KEY = 'nearhand.mock.changed';
const LATENCY_KEY = 'nearhand.mock.latency';
const DEFAULT_LATENCY = 150;

/** Who is signed in in this tab alone, for as long as it lives. */
const VIEWER_KEY = 'nearhand.mock.viewer';

interface SavedRecord {
  readonly scenario: string;
  /** Missing after a reset: the scenario makes a new world. */
  readonly snapshot?: WorldSnapshot;
}

/**
 * Starts the mock server in the page, behind a service worker.
 *
 * The world is the one of the last visit, unless the address asks for a scenario
 * (`/?scenario=ID`): that makes a new one and signs its viewer in. `?as=client` signs somebody in in
 * this tab alone, beside whoever the other tabs know.
 *
 * @param options.baseUrl what stands before `/api`
 * @param options.path the address below the app's own, with its query
 * @param options.storage what all tabs share
 * @param options.tabStorage what lives as long as the tab
 */
export async function startMocks(options: {
  baseUrl: string;
  path: string;
  clock: Clock;
  storage: MockStorage;
  tabStorage: MockStorage;
}): Promise<MockStart> {
  const { baseUrl, clock, storage, tabStorage } = options;
  const address = new URL(options.path, baseUrl);
  const asked = address.searchParams.get('scenario');
  if (asked !== null && !findScenario(asked)) {
    return { kind: 'unknown-scenario', asked, nearest: nearestScenarios(asked) };
  }
  const askedViewer = address.searchParams.get('as');
  if (askedViewer !== null && !isViewer(askedViewer)) {
    return { kind: 'unknown-viewer', asked: askedViewer, known: Object.keys(people) };
  }
  // A scenario says itself who looks, in this tab as in all others.
  if (asked !== null) tabStorage.remove(VIEWER_KEY);
  const ownViewer = askedViewer ?? tabStorage.get(VIEWER_KEY);
  const sessionStorage = ownViewer === null ? storage : withOwnSession(storage, tabStorage);
  const resting = asked === null ? readSaved(storage) : null;
  const scenario = findScenario(asked ?? resting?.scenario ?? demo.id) ?? demo;
  const world = new World(clock);
  /** What the world was read from or written to last; undefined before its first call. */
  let saved: string | null | undefined;

  function write(current: World): void {
    const record: SavedRecord = { scenario: scenario.id, snapshot: current.snapshot() };
    const text = JSON.stringify(record);
    // Most calls only read: what has not changed is not written.
    if (text !== saved) storage.set(WORLD_KEY, text);
    saved = text;
  }

  /** Takes over what another tab has written since; at the first call, what the last visit left. */
  function follow(): void {
    const text = storage.get(WORLD_KEY);
    if (text === saved) return;
    const snapshot = readSaved(storage)?.snapshot;
    const found = snapshot && restore(clock, snapshot);
    world.restore((found || openScenario(scenario, clock).world).snapshot());
    saved = text;
  }

  /** All tabs of the app are one town: a call reads and writes it while no other tab does. */
  const exclusively = <T>(run: () => T): Promise<Awaited<T>> =>
    navigator.locks.request(WORLD_KEY, async () => {
      follow();
      return await run();
    });

  const isNewWorld = resting?.snapshot === undefined;
  if (isNewWorld) {
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

  if (ownViewer !== null && isViewer(ownViewer) && (isNewWorld || askedViewer !== null)) {
    tabStorage.set(VIEWER_KEY, ownViewer);
    const session = await exclusively(() => {
      const records = signIn(world, ownViewer);
      write(world);
      return records;
    });
    for (const [key, value] of Object.entries(session)) sessionStorage.set(key, value);
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
      // Who signs in or out changes nothing that another tab shows, but a token: it would ask with it.
      const isHeard = endpoint.method !== 'GET' && endpoint.resource !== 'auth';
      if (isHeard) storage.set(CHANGED_KEY, `${endpoint.name} ${clock.now()}`);
    },
    exclusively,
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
      const record: SavedRecord = { scenario: scenario.id };
      storage.set(WORLD_KEY, JSON.stringify(record));
    },
  };
  const openAt = asked === null ? withoutViewer(address) : scenario.at;
  return { kind: 'started', control, storage: sessionStorage, openAt };
}

/** The address without what only the mocks read; undefined when it has nothing of it. */
function withoutViewer(address: URL): string | undefined {
  if (!address.searchParams.has('as')) return undefined;
  const rest = new URL(address);
  rest.searchParams.delete('as');
  return rest.pathname + rest.search;
}

function isViewer(name: string): name is Viewer {
  return Object.hasOwn(people, name);
}

function readSaved(storage: MockStorage): SavedRecord | null {
  const record = storage.get(WORLD_KEY);
  if (record === null) return null;
  try {
    return JSON.parse(record) as SavedRecord;
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
