import { http } from 'msw';
import { network } from 'virtual:msw';
import type { MockControl, MockStart, MockStorage } from '#src/contract/mock-control.ts';
import { API_BASE_PATH } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { aheadOf } from './clock-offset.ts';
import { MOCK_CODE } from './db/codes.ts';
import { markAsPaid } from './db/offers.ts';
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

const LATENCY_KEY = 'nearhand.mock.latency';
const DEFAULT_LATENCY = 150;
/** Who is signed in in this tab alone, for as long as it lives. */
const VIEWER_KEY = 'nearhand.mock.viewer';

/**
 * Starts the mock server in the page, behind a service worker.
 *
 * The world is the one of the last visit, unless the address asks for a state
 * (`/?scenario=ID`, see {@link parseStateAddress}): that makes a new world and signs the scenario's
 * viewer in. `?as=client` signs someone in in this tab alone, beside whoever the other tabs know.
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
  const { baseUrl, storage, tabStorage } = options;
  const address = new URL(options.path, baseUrl);
  const asked = readAddress(address);
  if (asked instanceof StateProblem) return badAddress(asked, address);
  // A state says itself who looks, in this tab as in all others.
  if (asked.state) tabStorage.remove(VIEWER_KEY);
  const ownViewer = asked.viewer ?? viewerNames.find((name) => name === tabStorage.get(VIEWER_KEY));
  const sessionStorage = ownViewer ? withOwnSession(storage, tabStorage) : storage;
  const saved = asked.state ? null : readSavedWorld(storage);
  const state: MockState = asked.state ?? saved?.state ?? { scenario: demo.id };
  const scenario = resolveState(state);
  const clock = aheadOf(options.clock, state.clock);
  // The world is made at the machine's time, and the app's is ahead of it.
  const open = () => openScenario(scenario, options.clock);
  const shared = shareWorld({ storage, state, clock, makeWorld: () => open().world });

  const isNewWorld = saved?.snapshot === undefined;
  if (isNewWorld) {
    // A new world knows none of the tokens of the one before.
    for (const key of Object.values(SESSION_KEYS)) storage.remove(key);
    if (scenario.as || scenario.storage) {
      const opened = open();
      for (const [key, value] of Object.entries(opened.storage)) storage.set(key, value);
      shared.replaceWith(opened.world.snapshot());
    } else {
      // Nobody is signed in, so nobody waits for the world: the first call makes it.
      shared.replaceWith(undefined);
    }
  }
  if (ownViewer && (isNewWorld || asked.viewer)) {
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
      // Reading may count a view; two tabs that told each other of that would never stop. Signing
      // in or out changes nothing that another tab shows, except its token.
      if (method !== 'GET' && resource !== 'auth') shared.announce(name);
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
      shared.announce('paid');
      for (const listener of listeners) listener();
    },
    reset: () => shared.replaceWith(undefined),
  };
  const openAt = asked.state ? scenario.at : withoutViewer(address);
  return { kind: 'started', control, storage: sessionStorage, clock, openAt };
}

interface Asked {
  readonly state: MockState | undefined;
  /** Who is signed in in this tab alone. */
  readonly viewer: ViewerOrNobody | undefined;
}

function readAddress(address: URL): Asked | StateProblem {
  try {
    const asked = parseStateAddress(address.href);
    if (asked) {
      const { as: viewer, ...state } = asked;
      return { state, viewer };
    }
    const viewer = address.searchParams.get('as');
    return { state: undefined, viewer: viewer === null ? undefined : readViewer(viewer) };
  } catch (error) {
    if (error instanceof StateProblem) return error;
    throw error;
  }
}

/** The problem with links to the same address with a value that is allowed. */
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

/** The address without what only the mocks read; undefined when it has nothing of it. */
function withoutViewer(address: URL): string | undefined {
  if (!address.searchParams.has('as')) return undefined;
  const rest = new URL(address);
  rest.searchParams.delete('as');
  return rest.pathname + rest.search;
}
