import { getResponse, http, HttpResponse } from 'msw';
import { API_BASE_PATH, type AnyEndpoint, type ErrorBody } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { contextOf, readRequest, type ReadRequest, type Route } from './call-context.ts';
import type { Mock } from '../handlers/mock.ts';
import { handlersWith } from '../handlers/registry.ts';
import type { World } from '../db/world.ts';
import { FaultQueue, type FaultTarget } from '../faults/fault-queue.ts';
import { printFault } from '../faults/fault-text.ts';
import type { Fault, PatchFault, RequestFault } from '../faults/faults.ts';
import { Problem } from '../db/problem.ts';
import { DIALECTS, type DialectName } from './dialects.ts';
import { createListeners } from '#src/domain/listeners.ts';
import { createFirstAnswers } from './first-answers.ts';
import { HeldRequests } from './held-requests.ts';
import { jsonResponse, patched, responseOf, withPatches } from './responses.ts';
import { delayOf, type Latency } from './latency.ts';
import type { Replay } from './replay.ts';
import { createRequestLog, type OpenEntry } from './request-log.ts';
import { messageOf } from './message-of.ts';

const BAD_GATEWAY = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>';

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** A mock server for one world, used by the browser, Node and the stories. */
export type MockServer = ReturnType<typeof createMockServer>;

/** A request while it is answered. */
interface Call {
  readonly route: Route;
  /** The parameters of its path. */
  readonly params: Readonly<Record<string, string>>;
  readonly request: Request;
  readonly read: ReadRequest;
  readonly target: FaultTarget;
  readonly entry: OpenEntry;
}

/**
 * Creates a mock server.
 *
 * @param options.onChange called after every successful call, since any call may change the world
 * @param options.exclusively runs a callback while holding a lock, when servers share a world
 * @param options.dialect writes what the handlers answer, as another server would; faults that have the whole answer don't change
 * @param options.replay answers in place of the handlers; faults apply to its answers, too
 * @param options.latencyClock the clock that the latency waits on, by default `clock`; one that never
 *   stands still keeps calls coming back while `clock` is stopped
 */
export function createMockServer(options: {
  world: World;
  clock: Clock;
  faults?: readonly Fault[];
  latency?: Latency;
  dialect?: DialectName | undefined;
  onChange?: (endpoint: AnyEndpoint) => void;
  exclusively?: <Result>(run: () => Promise<Result>) => Promise<Result>;
  latencyClock?: Pick<Clock, 'after'>;
  replay?: Replay | undefined;
}) {
  const { world, clock, exclusively = (run) => run() } = options;
  const { latencyClock = clock } = options;
  const faults = new FaultQueue(options.faults ?? []);
  const log = createRequestLog(clock);
  const firstAnswerOf = createFirstAnswers();
  const listeners = createListeners();
  const held = new HeldRequests();
  /** In Node, a request that is garbage-collected no longer passes an abort on to its signal. */
  const pending = new Set<Request>();

  /** Returns the fault's response; undefined when the call continues. */
  async function applyFault(
    fault: RequestFault,
    delay: number,
    call: Call,
  ): Promise<Response | undefined> {
    const { signal } = call.request;
    switch (fault.kind) {
      case 'delay':
        return (await held.wait(signal, (onEnd) => clock.after(delay, onEnd)))
          ? undefined
          : HttpResponse.error();
      case 'never':
        await held.wait(signal, () => () => {});
        return HttpResponse.error();
      case 'hold':
        return hold(call);
      case 'status':
        return refused(call, fault.status, fault.body ?? undefined, fault.retryAfter);
      case 'network':
        return HttpResponse.error();
      case 'html':
        return responseOf(fault.status, BAD_GATEWAY);
      case 'answer':
        return jsonResponse(fault.status ?? 200, fault.body, fault.retryAfter);
      default:
        return fault satisfies never;
    }
  }

  /** Lets a call wait until it is released. */
  async function hold(call: Call): Promise<Response | undefined> {
    const { entry, request } = call;
    const release = held.untilReleased(entry.id, request.signal);
    entry.change({ isHeld: true });
    const released = await release;
    entry.change({ isHeld: false });
    if (!released) return HttpResponse.error();
    return released.answer && applyFault(released.answer, 0, call);
  }

  function refused(
    { route, read }: Call,
    status: number,
    body: ErrorBody | undefined,
    retryAfter?: number,
  ): Response {
    const { dialect } = server;
    if (!dialect || status < 400) return responseOf(status, body, retryAfter);
    const hasToken = read.token !== undefined;
    const written = DIALECTS[dialect].refuse(route.endpoint, status, body, hasToken);
    return responseOf(written.status, written.body, retryAfter);
  }

  /** Runs the handler of a call and applies the patches to a successful response. */
  async function runHandler(call: Call, patches: readonly PatchFault[]): Promise<Response> {
    const { route, params, request, read, target } = call;
    const { viewer } = target;
    const { endpoint, resolve } = route;
    try {
      const result = await firstAnswerOf(request, endpoint, viewer, () =>
        exclusively(async () => {
          const context = contextOf(world, endpoint, params, read);
          const resolved: unknown = await resolve(context as never);
          options.onChange?.(endpoint);
          return resolved;
        }),
      );
      const parsed = endpoint.answer.safeParse(result);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new Error(`The mock's response breaks the contract at ${issue?.path.join('.')}`);
      }
      const body = withPatches(parsed.data, patches);
      const { dialect } = server;
      if (!dialect) return jsonResponse(200, body);
      const written = DIALECTS[dialect].answer(endpoint, body, read.query);
      return responseOf(written.status, written.body);
    } catch (error) {
      if (error instanceof Problem)
        return refused(call, error.status, error.body, error.retryAfter);
      return refused(call, 500, { message: `${endpoint.name}: ${messageOf(error)}` });
    }
  }

  async function answer(call: Call): Promise<Response> {
    const { request, target, entry } = call;
    const delay = delayOf(server.latency, entry.id);
    if (delay === Infinity) return HttpResponse.error();
    if (
      delay > 0 &&
      !(await held.wait(request.signal, (onEnd) => latencyClock.after(delay, onEnd)))
    ) {
      return HttpResponse.error();
    }
    const patches: PatchFault[] = [];
    let isLost = false;
    const taken = faults.take(target);
    if (taken.length > 0) entry.change({ faults: taken.map(({ fault }) => printFault(fault)) });
    for (const { fault, delay: faultDelay } of taken) {
      if (fault.kind === 'patch') {
        patches.push(fault);
        continue;
      }
      if (fault.kind === 'lost') {
        isLost = true;
        continue;
      }
      const response = await applyFault(fault, faultDelay, call);
      if (response) return response;
    }
    const recorded = options.replay?.(request);
    const response = recorded ? await patched(recorded, patches) : await runHandler(call, patches);
    return isLost ? HttpResponse.error() : response;
  }

  /** Logs a request to a call, and answers it. */
  async function respond(
    route: Route,
    request: Request,
    // The wildcard's part of the address, and the parameters of the path.
    { 0: base = '', ...params }: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const { method, url, signal } = request;
    const call = route.endpoint.name;
    const path = url.slice(base.length).replace(/\?.*$/, '');
    const entry = log.add({ method, path, call });
    pending.add(request);
    const read = await readRequest(request);
    const { token, query, body } = read;
    const viewer =
      token === undefined ? null : await exclusively(async () => world.viewerOf(token)?.id ?? null);
    entry.change({ query, body, viewer });
    const target = { call, params, query, body, viewer };
    const response = await answer({ route, params, request, read, target, entry });
    pending.delete(request);
    // The client never receives the response of an aborted call.
    entry.end(signal.aborted ? undefined : response);
    return response;
  }

  const mock: Mock = (endpoint, resolve) =>
    http[METHODS[endpoint.method]](`*${API_BASE_PATH}${endpoint.path}`, ({ request, params }) =>
      respond({ endpoint, resolve }, request, params as Record<string, string>),
    );
  const handlers = handlersWith(mock);

  const server = {
    world,
    /**
     * msw's handlers of the contract's calls, for `setupWorker`, `setupServer`, `msw.use` and `getResponse`: below
     * `/api`, on any origin. A request to anything else is msw's own unhandled request.
     */
    handlers,
    /** How long every response takes. */
    latency: options.latency ?? 0,
    /** How the answers are written; the contract's own form by default. */
    dialect: options.dialect,
    /** The newest 500 requests, in order. A new list after every change. */
    get seen() {
      return log.seen;
    },
    /** The number of requests that are being answered. */
    get pending() {
      return pending.size;
    },
    /** How many of them a fault or the latency is holding. */
    get held() {
      return held.count;
    },
    /** The faults in order, including those that are used up. A new list after every change. */
    get faults() {
      return faults.faults;
    },
    /** The faults that still apply to some calls, in order. */
    get activeFaults() {
      return faults.active;
    },
    addFault(fault: Fault) {
      faults.add(fault);
      listeners.notify();
    },
    /** Replaces all faults. Those that were here before keep their counts, the others start at zero. */
    setFaults(given: readonly Fault[]) {
      faults.replace(given);
      listeners.notify();
    },
    /** Empties `seen` of all but the held requests. */
    forgetRequests: log.clear,
    /**
     * Lets a held request go on.
     *
     * @param answer what happens to it instead
     */
    release: (id: number, answer?: RequestFault) => held.release(id, answer),
    /** Lets all held requests go on. */
    releaseAll: () => held.releaseAll(),
    /** Calls back when `seen` or `faults` has changed. Returns a function that unsubscribes. */
    subscribe(listener: () => void) {
      const unsubscribers = [listeners.subscribe(listener), log.subscribe(listener)];
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
    /**
     * Answers a request with `handlers`, where no network hands it to them; 404 when none of them does. The
     * handler of a call that is aborted while held never runs.
     */
    handle: async (request: Request): Promise<Response> =>
      (await getResponse(handlers, request)) ?? noHandler(request),
  };
  return server;
}

function noHandler({ method, url }: Request): Response {
  const message = `No handler for ${method} ${new URL(url).pathname}.`;
  return HttpResponse.json({ message }, { status: 404 });
}
