import { getResponse, type HttpHandler } from 'msw';
import { SESSION_KEYS } from '#src/domain/session-keys.ts';
import { createListeners } from '#src/domain/listeners.ts';
import { currentState } from './current-state.ts';
import type { World } from '../db/world.ts';
import type { Fault } from '../faults/faults.ts';
import type { DialectName } from '../server/dialects.ts';
import { DEFAULT_LATENCY, LATENCY_KEY, type Latency } from '../server/latency.ts';
import type { SeenRequest } from '../server/request-log.ts';
import { followTime, steer } from './opening-time.ts';
import { admitting, createOpener, type OpenerOptions, type Opening } from './openings.ts';
import { Problem } from '../db/problem.ts';
import { demo } from '../scenarios/demo.ts';
import { parseStateAddress, readViewer, StateProblem } from '../scenarios/state-address.ts';
import type { ViewerOrNobody } from '../scenarios/overrides.ts';
import type { MockState } from '../scenarios/state.ts';
import { readSavedWorld, removeUnreadable, WORLD_KEY } from './shared-world.ts';
import type { RealServer } from './real-server.ts';
import { isSessionKey } from './storage.ts';
import type { WorldFile } from './world-file.ts';

/** Why the app has to start again on another opening. */
export type Reopening =
  /** Another world, at the page of its state. */
  | 'world'
  /** New rows of the same state. */
  | 'reset'
  /** The same world, seen by another viewer. */
  | 'viewer'
  /** The same world at an earlier time: no clock goes back, so the app needs a new one. */
  | 'time'
  /** Another tab has opened another world. */
  | 'elsewhere';

/** The mocks of a running app. They can be replaced by those of another state while the page stays. */
export type MockEngine = Awaited<ReturnType<typeof createEngine>>;

/** What {@link createEngine} needs. */
export interface EngineOptions extends Pick<
  OpenerOptions,
  'baseUrl' | 'clock' | 'storage' | 'tabStorage'
> {
  /** The path and query of the page, relative to the app's base path. */
  readonly path: string;
  /** The world that this history entry has shown before. */
  readonly serial: number | undefined;
  readonly realServer?: RealServer | undefined;
}

/**
 * Starts the mocks of an app. A page that names a state creates a new world, unless it has shown that
 * world before, as after a reload. A page without a state goes on in the saved world, with `?as=` as
 * another viewer in this tab only.
 *
 * @throws StateProblem for an address that cannot be opened; the saved world is untouched then
 */
export async function createEngine(options: EngineOptions) {
  const { storage, realServer } = options;
  const isSessionReal = realServer?.resources.includes('auth') === true;
  const listeners = createListeners();
  const serverChanges = createListeners();
  const reopened = new Set<(why: Reopening) => Promise<void>>();
  let version = 0;
  let opening: Opening;
  let handlers: HttpHandler[] = [];
  let stopFollowing = () => {};

  function notify(): void {
    version += 1;
    listeners.notify();
  }

  const ownLatency = () =>
    Number(/^\d{1,7}$/.exec(storage.get(LATENCY_KEY) ?? '') ?? DEFAULT_LATENCY);
  const opener = createOpener({
    ...options,
    isSessionReal,
    latency: ownLatency,
    onSession: notify,
    onCall({ shared }, { name, method, resource }) {
      shared.save();
      // A call of the app before can end after another world was opened.
      if (method === 'GET' || shared !== opening.shared) return;
      notify();
      // Signing in or out changes nothing that other tabs display, except their session.
      if (resource !== 'auth') shared.notifyTabs(name);
    },
  });

  function follow(next: Opening): void {
    stopFollowing();
    opening = next;
    handlers = [
      ...(realServer ? [realServer.handler] : []),
      ...(isSessionReal ? [admitting(next)] : []),
      ...next.server.handlers,
    ];
    const unsubscribers = [
      next.shared.subscribe((change) => {
        if (change === 'rows') serverChanges.notify();
        else if (change === 'world') void openElsewhere();
        else if (!followTime(next, options.clock)) void reopenSame('time');
      }),
      next.storage.subscribe((key) => {
        if (key === null || isSessionKey(key)) notify();
      }),
      next.clock.subscribe(notify),
      next.server.subscribe(notify),
    ];
    stopFollowing = () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      next.server.releaseAll();
    };
    notify();
  }

  async function reopen(next: Opening, why: Reopening): Promise<void> {
    follow(next);
    for (const listener of reopened) await listener(why);
  }

  /** Starts the app again in the same world, with its faults. */
  async function reopenSame(why: Reopening, viewer?: ViewerOrNobody): Promise<void> {
    const next = await opener.resume(opening.state, { viewer });
    next.server.setFaults(opening.server.faults);
    next.server.latency = opening.server.latency;
    next.server.dialect = opening.server.dialect;
    await reopen(next, why);
  }

  /** Another tab has opened another world, so this one follows, with its own viewer if that world has them. */
  async function openElsewhere(): Promise<void> {
    const fallback = { scenario: demo.id } as const;
    const { viewer } = opening;
    let next: Opening;
    try {
      next = await opener.resume(fallback, { viewer });
    } catch (error) {
      if (!(error instanceof StateProblem)) throw error;
      next = await opener.resume(fallback, { viewer: 'nobody' });
    }
    await reopen(next, 'elsewhere');
  }

  function steerNow(change: (clock: Opening['clock']) => void): void {
    steer(opening, change);
    notify();
  }

  const stateNow = () => currentState(opening);

  realServer?.subscribe(notify);

  const isBegunAgain = removeUnreadable(storage);
  const first = await openFirst();
  follow(first);

  async function openFirst(): Promise<Opening> {
    const requested = parseStateAddress(options.path);
    const saved = readSavedWorld(storage);
    if (requested && (saved === null || saved.serial !== options.serial)) {
      return opener.create(requested);
    }
    const params = new URL(options.baseUrl + options.path).searchParams;
    const viewer = requested ? undefined : (params.get('as') ?? undefined);
    return opener.resume(
      { scenario: demo.id },
      {
        viewer: viewer === undefined ? undefined : readViewer(viewer),
        named: requested,
      },
    );
  }

  return {
    /** What the app runs on now. */
    opening: () => opening,
    /** The whole state as it is now, without the page: who is signed in, the time, the faults. */
    state: stateNow,
    /** Whether an earlier version has left a world that this one couldn't read, so that another has begun. */
    isBegunAgain,
    /** Whether the world outlives the page; not where storage is blocked or full. */
    isKept: () => storage.isPersistent(WORLD_KEY),
    /** Grows with every change of what the engine tells, for `useSyncExternalStore`. */
    version: () => version,
    subscribe: listeners.subscribe,
    /** Calls back when the app has to start again on `opening`. */
    onReopened(listener: (why: Reopening) => Promise<void>) {
      reopened.add(listener);
      return () => reopened.delete(listener);
    },
    /**
     * Replaces the world by that of a state.
     *
     * @returns after the app has started again
     * @throws StateProblem when the state cannot be opened; nothing has changed then
     */
    async open(state: MockState) {
      await reopen(await opener.create(state), 'world');
    },
    /** Creates the rows of the current state again; the viewer stays. */
    async reset() {
      const { as } = stateNow();
      const state = { ...opening.state, ...(as && { as }) };
      await reopen(await opener.create(state), 'reset');
    },
    /** Signs a viewer in, or out. @throws StateProblem for a user who is not in the world */
    signIn: (viewer: ViewerOrNobody) => reopenSame('viewer', viewer),
    /** Replaces the faults of this tab. Those that were on before keep their counts. */
    setFaults(faults: readonly Fault[]) {
      opening.server.setFaults(faults);
      notify();
    },
    /** How long answers take. */
    latency: () => opening.server.latency,
    /** A time is kept for this browser; a named network is part of the state. */
    setLatency(chosen: Latency) {
      if (typeof chosen === 'number') storage.set(LATENCY_KEY, String(chosen));
      opening.server.latency = chosen;
      notify();
    },
    /** How the server writes its answers. */
    setDialect(chosen: DialectName | undefined) {
      opening.server.dialect = chosen;
      notify();
    },
    /** Stops the clock. */
    stop: () => steerNow((clock) => clock.stop()),
    /** Lets the clock run. */
    run: () => steerNow((clock) => clock.run()),
    /** Moves the time ahead, and runs the timers that are due on the way; see `SteerableClock`. */
    advance: (milliseconds: number) => steerNow((clock) => clock.advance(milliseconds)),
    /**
     * Lets the clock run at the system's time. The rows stay, with the timestamps that they have got.
     *
     * @returns after the app has started again, if the time had to go back
     */
    async backToPresent() {
      const { clock, shared } = opening;
      const behind = options.clock.now() - clock.now();
      if (behind < 0) {
        shared.saveTime({ offset: 0 });
        await reopenSame('time');
        return;
      }
      steerNow(() => {
        clock.advance(behind);
        clock.run();
      });
    },
    /** The rows, loaded. For reading: `change` is for changes. */
    rows: () => opening.shared.exclusively(() => opening.shared.world),
    /**
     * Changes rows, as another user of the server would.
     *
     * @throws Error with the reason of a change that is refused; the world is as before then
     */
    async change(run: (world: World) => void) {
      const { shared } = opening;
      const { world } = shared;
      await shared.exclusively(() => {
        const before = world.snapshot();
        try {
          run(world);
        } catch (error) {
          world.restore(before);
          throw error instanceof Problem ? new Error(error.body.message ?? undefined) : error;
        }
        shared.save();
      });
      notify();
      shared.notifyTabs('workbench');
      serverChanges.notify();
    },
    /**
     * Replaces the world by one from a file.
     *
     * @throws StateProblem when its state cannot be opened; nothing has changed then
     */
    restore: async ({ state, snapshot }: WorldFile) =>
      reopen(await opener.create(state, snapshot), 'world'),
    /** The real server that answers some of the calls; undefined outside of a development build. */
    realServer,
    /** Notifies the app of changes by other users. */
    serverChanges: { subscribe: serverChanges.subscribe },
    /**
     * What answers the app's calls: a real server, if one is connected, and the open world. Another array for each
     * world.
     */
    handlers: () => handlers,
    /** Answers a call of the app with `handlers`. */
    handle: async (request: Request): Promise<Response> =>
      (await getResponse(handlers, request)) ?? opening.server.handle(request),
    /** Sends a logged request again, as the current viewer. */
    async replay({ method, path, query, body }: SeenRequest) {
      const { server, storage: session } = opening;
      const token = session.get(SESSION_KEYS.token);
      await server.handle(
        new Request(`${options.baseUrl}${path}?${new URLSearchParams(query).toString()}`, {
          method,
          headers: token === null ? {} : { Authorization: `Bearer ${token}` },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      serverChanges.notify();
    },
  };
}
