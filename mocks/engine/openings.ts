import { http, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import type { Clock } from '#src/domain/clock.ts';
import type { WorldSnapshot } from '../db/world.ts';
import { createMockServer, type MockServer } from '../server/mock-server.ts';
import { userIdOf, type SignedInViewer } from '../fixtures/accounts.ts';
import { openScenario, replayOf, signIn, type Scenario } from '../scenarios/scenario.ts';
import { readViewer } from '../scenarios/state-address.ts';
import type { ViewerOrNobody } from '../scenarios/overrides.ts';
import { resolveState, type MockState } from '../scenarios/state.ts';
import { readSavedWorld, shareWorld, type SavedWorld, type SharedWorld } from './shared-world.ts';
import type { Latency } from '../server/latency.ts';
import type { SteerableClock } from '../clock/steerable-clock.ts';
import { clockAt, timeOf } from './opening-time.ts';
import { readJson } from './saved-json.ts';
import {
  removeSession,
  setAll,
  watchingSession,
  withOwnSession,
  type MockStorage,
} from './storage.ts';

/** Set while the tab has a session of its own, to the viewer that it was opened for. */
const VIEWER_KEY = 'nearhand.mock.viewer';

/** A world that is open in this tab: what the app runs on, from its rows to its session. */
export interface Opening {
  /** The state that the world was created from, without its viewer. */
  readonly state: MockState;
  readonly scenario: Scenario;
  readonly shared: SharedWorld;
  readonly server: MockServer;
  /** The app's clock. */
  readonly clock: SteerableClock;
  /** The app's storage. Its session is shared by all tabs or kept in this one. */
  readonly storage: MockStorage;
  /** The user whom this tab was opened for; null for a signed-out visitor. */
  readonly firstUser: number | null;
  /** The viewer that the tab was opened for, if that is not the scenario's own. */
  readonly viewer: ViewerOrNobody | undefined;
  /** Whether the session is one of a real server. */
  readonly isSessionReal: boolean;
}

/** What {@link createOpener} needs. */
export interface OpenerOptions {
  /** The part of the API's address before `/api`. */
  readonly baseUrl: string;
  /** The system's clock. */
  readonly clock: Clock;
  /** Shared by all tabs. */
  readonly storage: MockStorage;
  /** Of this tab, or of this frame. */
  readonly tabStorage: MockStorage;
  /** The browser's latency, for states without one. */
  readonly latency: () => Latency;
  /** Whether a real server signs in, so that the session is none of a world. */
  readonly isSessionReal: boolean;
  /** Called after every successful call, inside the lock on the world. */
  readonly onCall: (
    opening: Opening,
    call: { readonly name: string; readonly method: string; readonly resource: string },
  ) => void;
  /** Called after this page has changed the session. */
  readonly onSession: () => void;
}

/** Creates what opens worlds in this tab. */
export function createOpener(options: OpenerOptions) {
  const { storage, tabStorage, isSessionReal, onCall, onSession } = options;

  /** @param prepareSession runs before the session is read */
  async function open(
    saved: SavedWorld,
    { isNew, viewer }: { isNew: boolean; viewer: ViewerOrNobody | undefined },
    prepareSession: (shared: SharedWorld, session: MockStorage) => Promise<void> | void,
  ): Promise<Opening> {
    const { state } = saved;
    const scenario = resolveState(state);
    const clock = clockAt(saved.time, options.clock);
    const hasOwnSession = viewer !== undefined && !isSessionReal;
    const session = hasOwnSession ? withOwnSession(storage, tabStorage) : storage;
    // The world is seeded at the system time; the app's clock is ahead of it.
    const shared = shareWorld({
      site: options.baseUrl,
      storage,
      saved,
      isNew,
      clock,
      makeWorld: () => openScenario(scenario, standingAt(saved.seededAt)).world,
    });
    await prepareSession(shared, session);
    const server = createMockServer({
      world: shared.world,
      clock,
      faults: scenario.faults ?? [],
      replay: replayOf(scenario, saved.seededAt),
      latency: state.latency ?? options.latency(),
      dialect: scenario.dialect,
      // Calls come back while the app's clock stands still; the delays of faults are part of the state.
      latencyClock: options.clock,
      onChange: (endpoint) => onCall(opening, endpoint),
      exclusively: shared.exclusively,
    });
    const opening: Opening = {
      state,
      scenario,
      shared,
      server,
      clock,
      storage: watchingSession(session, onSession),
      firstUser: isSignedIn(viewer)
        ? userIdOf(viewer)
        : viewer === 'nobody'
          ? null
          : userOf(scenario),
      viewer,
      isSessionReal,
    };
    return opening;
  }

  /**
   * Creates a new world and signs its viewer in.
   *
   * @param rows replace those of the state's scenario
   * @throws StateProblem when the state cannot be opened; the saved world is untouched then
   */
  async function create(
    { as: viewer, ...state }: MockState,
    rows?: WorldSnapshot,
  ): Promise<Opening> {
    const scenario = resolveState(state);
    const seededAt = options.clock.now();
    // A signed-out visitor needs no rows yet, so the first call creates them.
    const needsRows =
      viewer !== undefined || scenario.as !== undefined || scenario.storage || state.rows || rows;
    const opened = needsRows ? openScenario(scenario, standingAt(seededAt), rows) : undefined;
    // Refuses a viewer who is not in the world before anything is replaced.
    const records = opened && isSignedIn(viewer) ? signIn(opened.world, viewer) : {};
    const saved: SavedWorld = {
      state,
      serial: (readSavedWorld(storage)?.serial ?? 0) + 1,
      seededAt,
      time: timeOf(scenario.clock, state.isStopped === true, seededAt),
      snapshot: opened?.world.snapshot(),
    };
    tabStorage.remove(VIEWER_KEY);
    if (viewer !== undefined) tabStorage.set(VIEWER_KEY, viewer);
    if (isSessionReal) return open(saved, { isNew: true, viewer }, () => {});
    // A new world invalidates the tokens of the one before.
    removeSession(storage);
    removeSession(tabStorage);
    setAll(storage, opened?.storage ?? {});
    return open(saved, { isNew: true, viewer }, (_shared, session) => setAll(session, records));
  }

  return {
    create,
    /**
     * Goes on in the saved world, or in the one of a state if none is saved.
     *
     * @param changes.viewer signs this viewer in, in this tab only
     * @param changes.named the state that the address names: its faults, latency and dialect replace those of the saved one
     * @throws StateProblem for a viewer who is not in the world
     */
    async resume(
      fallback: MockState,
      changes: { viewer?: ViewerOrNobody | undefined; named?: MockState | undefined } = {},
    ): Promise<Opening> {
      const { viewer, named } = changes;
      const saved = readSavedWorld(storage);
      if (!saved) return create({ ...fallback, as: viewer });
      const state = named
        ? { ...saved.state, faults: named.faults, latency: named.latency, dialect: named.dialect }
        : saved.state;
      const kept = viewer ?? savedViewer(tabStorage);
      return open({ ...saved, state }, { isNew: false, viewer: kept }, async (shared, session) => {
        if (viewer === undefined) return;
        tabStorage.set(VIEWER_KEY, viewer);
        if (isSessionReal) return;
        const records = await shared.exclusively(() => {
          const signedIn = isSignedIn(viewer) ? signIn(shared.world, viewer) : {};
          shared.save();
          return signedIn;
        });
        removeSession(session);
        setAll(session, records);
      });
    },
  };
}

/**
 * Lets a session of the real server in: the mocks take it for one of the user that the world was opened for. The
 * handlers behind it answer.
 */
export function admitting({ shared, firstUser }: Opening): HttpHandler {
  return http.all('*', async ({ request }) => {
    const token = request.headers.get('Authorization')?.replace(/^Bearer /, '');
    if (token === undefined) return;
    await shared.exclusively(() => {
      shared.world.acceptToken(token, firstUser ?? userIdOf('client'));
      shared.save();
    });
  });
}

/** Whether a viewer is a user, not a signed-out visitor or the scenario's own. */
function isSignedIn(viewer: ViewerOrNobody | undefined): viewer is SignedInViewer {
  return viewer !== undefined && viewer !== 'nobody';
}

/** The viewer of a tab with a session of its own; undefined for a value that no version has written. */
function savedViewer(tabStorage: MockStorage): ViewerOrNobody | undefined {
  try {
    return readViewer(tabStorage.get(VIEWER_KEY) ?? '');
  } catch {
    return undefined;
  }
}

/** The id of the user whose session is in a storage; null when there is none that can be read. */
export function userIn(storage: Pick<MockStorage, 'get'>): number | null {
  const user = readJson(storage, SESSION_KEYS.user, z.object({ id: z.number() }));
  return user && storage.get(SESSION_KEYS.token) !== null ? user.id : null;
}

/** The time of all rows of a new world, so that a scenario always creates the same ones relative to it. */
function standingAt(seededAt: number): Pick<Clock, 'now'> {
  return { now: () => seededAt };
}

/** The user whom a scenario signs in; null for a signed-out visitor. */
function userOf({ as: viewer, storage = {} }: Scenario): number | null {
  if (viewer !== undefined) return userIdOf(viewer);
  return userIn({ get: (key) => storage[key] ?? null });
}
