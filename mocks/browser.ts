import { http } from 'msw';
import { network } from 'virtual:msw';
import type { MockControl, MockStart, MockStorage } from '#src/contract/mock-control.ts';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { aheadOf } from './clock-offset.ts';
import { MOCK_CODE } from './db/codes.ts';
import { markAsPaid } from './db/offers.ts';
import { DEFAULT_LATENCY, LATENCY_KEY } from './latency.ts';
import { createMockServer } from './mock-server.ts';
import { Problem } from './problem.ts';
import { seededAccounts } from './scenarios/accounts.ts';
import { demo } from './scenarios/demo.ts';
import { scenarios } from './scenarios/registry.ts';
import { openScenario, signIn } from './scenarios/scenario.ts';
import {
  parseStateAddress,
  readViewer,
  StateProblem,
  viewerNames,
} from './scenarios/state-address.ts';
import { resolveState, type MockState, type ViewerOrNobody } from './scenarios/state.ts';
import { readSavedWorld, shareWorld, type SharedWorld } from './shared-world.ts';
import { withOwnSession } from './tab-session.ts';

/** The viewer who is signed in in this tab only. */
const VIEWER_KEY = 'nearhand.mock.viewer';

/**
 * Starts the mock server in the page, behind a service worker.
 *
 * The world is restored from the last visit, unless the address names a state
 * (`/?scenario=ID`, see {@link parseStateAddress}), which creates a new world and signs in the
 * scenario's viewer. `?as=client` signs in a viewer in this tab only.
 *
 * @param options.baseUrl the part of the API's address before `/api`
 * @param options.path the path and query, relative to the app's base path
 * @param options.storage shared by all tabs
 * @param options.tabStorage of this tab only
 */
export async function startMocks(options: {
  baseUrl: string;
  path: string;
  clock: Clock;
  storage: MockStorage;
  tabStorage: MockStorage;
}): Promise<MockStart> {
  const { baseUrl, storage, tabStorage } = options;
  const address = new URL(options.path, baseUrl);
  const requested = readAddress(address);
  if (requested instanceof StateProblem) return badAddress(requested, address);
  // A state sets the viewer of all tabs, this one included.
  if (requested.state) tabStorage.remove(VIEWER_KEY);
  const ownViewer =
    requested.viewer ?? viewerNames.find((name) => name === tabStorage.get(VIEWER_KEY));
  const sessionStorage = ownViewer ? withOwnSession(storage, tabStorage) : storage;
  const saved = requested.state ? null : readSavedWorld(storage);
  const state: MockState = requested.state ?? saved?.state ?? { scenario: demo.id };
  const scenario = resolveState(state);
  const clock = aheadOf(options.clock, state.clock);
  // The world is seeded at the system time; the app's clock is ahead of it.
  const open = () => openScenario(scenario, options.clock);
  const shared = shareWorld({ storage, state, clock, makeWorld: () => open().world });

  const isNewWorld = saved?.snapshot === undefined;
  if (isNewWorld) {
    // A new world invalidates the tokens of the previous one.
    for (const key of Object.values(SESSION_KEYS)) storage.remove(key);
    if (scenario.as || scenario.storage) {
      const opened = open();
      for (const [key, value] of Object.entries(opened.storage)) storage.set(key, value);
      shared.replaceWith(opened.world.snapshot());
    } else {
      // A signed-out visitor needs no rows yet, so the first call creates the world.
      shared.replaceWith(undefined);
    }
  }
  if (ownViewer && (isNewWorld || requested.viewer)) {
    tabStorage.set(VIEWER_KEY, ownViewer);
    await signInTab(shared, sessionStorage, ownViewer);
  }

  const server = createMockServer({
    world: shared.world,
    clock,
    baseUrl,
    faults: scenario.faults ?? [],
    latency: Number(storage.get(LATENCY_KEY) ?? DEFAULT_LATENCY),
    onChange({ name, method, resource }) {
      shared.save();
      // A read can change view counts; two tabs would notify each other of those forever. Signing in
      // or out changes nothing that other tabs display, except their session.
      if (method !== 'GET' && resource !== 'auth') shared.notifyTabs(name);
    },
    exclusively: shared.exclusively,
  });
  network.configure({
    handlers: [http.all(`${baseUrl}${API_BASE_PATH}/*`, ({ request }) => server.handle(request))],
    onUnhandledFrame: 'bypass',
  });
  await network.enable();

  const listeners = new Set<() => void>();
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
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = shared.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    async markAsPaid(offerId) {
      await shared.exclusively(() => {
        try {
          markAsPaid(shared.world, offerId);
        } catch (error) {
          throw error instanceof Problem ? new Error(error.body.message ?? undefined) : error;
        }
        shared.save();
      });
      shared.notifyTabs('paid');
      for (const listener of listeners) listener();
    },
    reset: () => shared.replaceWith(undefined),
  };
  const openAt = requested.state ? scenario.at : withoutViewer(address);
  return { kind: 'started', control, storage: sessionStorage, clock, openAt };
}

interface AddressRequest {
  readonly state: MockState | undefined;
  /** The viewer to sign in in this tab only. */
  readonly viewer: ViewerOrNobody | undefined;
}

function readAddress(address: URL): AddressRequest | StateProblem {
  try {
    const parsed = parseStateAddress(address.href);
    if (parsed) {
      const { as: viewer, ...state } = parsed;
      return { state, viewer };
    }
    const viewer = address.searchParams.get('as');
    return { state: undefined, viewer: viewer === null ? undefined : readViewer(viewer) };
  } catch (error) {
    if (error instanceof StateProblem) return error;
    throw error;
  }
}

/** Describes the problem, with links that replace the invalid value by an allowed one. */
function badAddress(problem: StateProblem, address: URL): MockStart {
  const { parameter, value, reason, choices } = problem;
  const suggestions = choices.map((choice) => {
    const query = new URLSearchParams(address.search);
    query.set(parameter, choice.value);
    return { ...choice, label: choice.value, query: `?${query.toString()}` };
  });
  return { kind: 'bad-address', parameter, value, reason, suggestions };
}

async function signInTab(
  { world, exclusively, save }: SharedWorld,
  session: MockStorage,
  viewer: ViewerOrNobody,
): Promise<void> {
  for (const key of Object.values(SESSION_KEYS)) session.remove(key);
  if (viewer === 'nobody') return;
  const records = await exclusively(() => {
    const signedIn = signIn(world, viewer);
    save();
    return signedIn;
  });
  for (const [key, value] of Object.entries(records)) session.set(key, value);
}

/** The address without the `as` parameter; undefined when it has none. */
function withoutViewer(address: URL): string | undefined {
  if (!address.searchParams.has('as')) return undefined;
  const rest = new URL(address);
  rest.searchParams.delete('as');
  return rest.pathname + rest.search;
}
