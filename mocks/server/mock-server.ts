import { HttpResponse } from 'msw';
import type { AnyEndpoint, ErrorBody } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { contextOf, readRequest, type ReadRequest } from './call-context.ts';
import { adoptUser } from '../db/adopt-user.ts';
import type { World } from '../db/world.ts';
import { FaultQueue, type FaultTarget } from '../faults/fault-queue.ts';
import { printFault } from '../faults/fault-text.ts';
import type { Fault, PatchFault, ResponseFault } from '../faults/faults.ts';
import { mergePatch, patchEach } from '../faults/merge-patch.ts';
import { Problem } from '../db/problem.ts';
import { createFirstAnswers } from './first-answers.ts';
import { createRequestLog, type SeenRequest } from './request-log.ts';
import { findRoute, type RouteMatch } from './routing.ts';
import type { RealSource } from './real-source.ts';

/** A mock server for one world, used by the browser, Node and the stories. */
export interface MockServer {
  readonly world: World;
  /** The base URL; calls are below `/api`. */
  readonly baseUrl: string;
  /** The newest 500 requests, in order. A new list after every change. */
  readonly seen: readonly SeenRequest[];
  /** The number of requests that a fault or the latency is holding. */
  readonly held: number;
  /** Delay of every response, in milliseconds. */
  latency: number;
  /** The faults in order, including those that are used up. A new list after every change. */
  readonly faults: readonly Fault[];
  /** The faults that still apply to some calls, in order. */
  readonly activeFaults: readonly Fault[];
  addFault(fault: Fault): void;
  /** Replaces all faults. Those that were here before keep their counts, the others start at zero. */
  setFaults(faults: readonly Fault[]): void;
  /** Empties {@link seen}. */
  forgetRequests(): void;
  /**
   * Calls back when {@link seen} or {@link faults} has changed.
   *
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void;
  /**
   * Handles a request. A call that is not in the contract is logged and gets a 501. The handler of a
   * call that is aborted while held never runs.
   */
  handle(request: Request): Promise<Response>;
}

/**
 * Creates a mock server.
 *
 * @param options.onChange called after every successful call, since any call may change the world
 * @param options.exclusively runs a callback while holding a lock, when servers share a world
 * @param options.latencyClock the clock that the latency waits on, by default `clock`; one that never
 *   stands still keeps calls coming back while `clock` is stopped
 * @param options.source sends some of the calls to a real server; faults apply to them, too
 */
export function createMockServer(options: {
  world: World;
  clock: Clock;
  baseUrl: string;
  faults?: readonly Fault[];
  latency?: number;
  onChange?: (endpoint: AnyEndpoint) => void;
  exclusively?: <Result>(run: () => Promise<Result>) => Promise<Result>;
  latencyClock?: Pick<Clock, 'after'>;
  source?: RealSource | undefined;
}): MockServer {
  const { world, clock, baseUrl, source, exclusively = (run) => run() } = options;
  const { latencyClock = clock } = options;
  const faults = new FaultQueue(options.faults ?? []);
  const log = createRequestLog(clock);
  const firstAnswers = createFirstAnswers();
  const listeners = new Set<() => void>();
  let held = 0;
  let latency = options.latency ?? 0;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** In Node, a request that is garbage-collected no longer passes an abort on to its signal. */
  const pending = new Set<Request>();

  /**
   * Waits on the server's clock.
   *
   * @returns true after the wait; false when the request was aborted first
   */
  function hold(
    milliseconds: number,
    signal: AbortSignal,
    waitingOn: Pick<Clock, 'after'> = clock,
  ): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    held += 1;
    return new Promise((resolve) => {
      const release = (isOver: boolean) => {
        signal.removeEventListener('abort', abort);
        held -= 1;
        resolve(isOver);
      };
      const cancel =
        milliseconds === Infinity ? () => {} : waitingOn.after(milliseconds, () => release(true));
      const abort = () => {
        cancel();
        release(false);
      };
      signal.addEventListener('abort', abort);
    });
  }

  /** Returns the fault's response; undefined when the call continues. */
  async function applyFault(
    fault: Exclude<Fault, ResponseFault>,
    delay: number,
    signal: AbortSignal,
  ): Promise<Response | undefined> {
    switch (fault.kind) {
      case 'delay':
        return (await hold(delay, signal)) ? undefined : HttpResponse.error();
      case 'never':
        await hold(Infinity, signal);
        return HttpResponse.error();
      case 'status':
        return errorResponse(fault.status, fault.body, fault.retryAfter);
      case 'network':
        return HttpResponse.error();
      case 'html':
        return HttpResponse.html('<!doctype html><title>Gateway</title><h1>Bad gateway</h1>', {
          status: fault.status,
        });
      case 'answer':
        return HttpResponse.json(fault.body as Record<string, unknown>);
      default:
        return fault satisfies never;
    }
  }

  /** Runs the handler of a call and applies the patches to a successful response. */
  async function runHandler(
    match: RouteMatch,
    request: Request,
    read: ReadRequest,
    viewer: number | null,
    patches: readonly PatchFault[],
  ): Promise<Response> {
    const { endpoint, resolve } = match.route;
    try {
      const result = await firstAnswers.once(request, endpoint, viewer, () =>
        exclusively(async () => {
          const resolved: unknown = await resolve(contextOf(world, match, read) as never);
          options.onChange?.(endpoint);
          return resolved;
        }),
      );
      const parsed = endpoint.answer.safeParse(result);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new Error(`The mock's response breaks the contract at ${issue?.path.join('.')}`);
      }
      return HttpResponse.json(patches.reduce(applyPatch, parsed.data) as Record<string, unknown>);
    } catch (error) {
      if (error instanceof Problem)
        return errorResponse(error.status, error.body, error.retryAfter);
      const message = error instanceof Error ? error.message : String(error);
      return HttpResponse.json({ message: `${endpoint.name}: ${message}` }, { status: 500 });
    }
  }

  async function answer(
    match: RouteMatch,
    request: Request,
    read: ReadRequest,
    target: FaultTarget,
    change: (known: Partial<SeenRequest>) => void,
  ): Promise<Response> {
    const { signal } = request;
    const { endpoint } = match.route;
    if (latency > 0 && !(await hold(latency, signal, latencyClock))) return HttpResponse.error();
    const patches: PatchFault[] = [];
    let isLost = false;
    const taken = faults.take(target);
    if (taken.length > 0) change({ faults: taken.map(({ fault }) => printFault(fault)) });
    for (const { fault, delay } of taken) {
      if (fault.kind === 'patch') {
        patches.push(fault);
        continue;
      }
      if (fault.kind === 'lost') {
        isLost = true;
        continue;
      }
      const response = await applyFault(fault, delay, signal);
      if (response) return response;
    }
    let response: Response;
    if (source?.isReal(endpoint)) {
      change({ isReal: true });
      response = (await source.send(request, endpoint)) ?? HttpResponse.error();
      if (response.ok && patches.length > 0) response = await patched(response, patches);
    } else {
      response = await runHandler(match, request, read, target.viewer, patches);
    }
    return isLost ? HttpResponse.error() : response;
  }

  return {
    world,
    baseUrl,
    get seen() {
      return log.seen;
    },
    get held() {
      return held;
    },
    get latency() {
      return latency;
    },
    set latency(milliseconds) {
      latency = milliseconds;
    },
    get faults() {
      return faults.faults;
    },
    get activeFaults() {
      return faults.active;
    },
    addFault(fault) {
      faults.add(fault);
      notify();
    },
    setFaults(given) {
      faults.replace(given);
      notify();
    },
    forgetRequests: log.clear,
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = log.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    async handle(request) {
      const { method, signal } = request;
      const path = request.url.slice(baseUrl.length).replace(/\?.*$/, '');
      const match = findRoute(method, path);
      const call = match?.route.endpoint.name ?? null;
      const entry = log.add({ method, path, call });
      pending.add(request);
      const read = await readRequest(request);
      const { token, query, body } = read;
      const viewer =
        token === undefined
          ? null
          : await exclusively(async () => {
              // Whatever happens to the rows, such as an undo, they know the user of a real session.
              const user = source?.userOf(token);
              if (user) adoptUser(world, user, token);
              return world.viewerOf(token)?.id ?? null;
            });
      entry.change({ query, body, viewer });
      const response =
        match && call
          ? await answer(
              match,
              request,
              read,
              { call, params: match.params, query, body, viewer },
              (known) => entry.change(known),
            )
          : noHandler(method, path);
      pending.delete(request);
      // The client never receives the response of an aborted call.
      entry.end(signal.aborted ? undefined : response);
      return response;
    },
  };
}

/** @param retryAfter seconds to wait */
function errorResponse(status: number, body: ErrorBody | null, retryAfter?: number): Response {
  const headers: HeadersInit =
    retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return body === null
    ? new HttpResponse(null, { status, headers })
    : HttpResponse.json(body, { status, headers });
}

function noHandler(method: string, path: string): Response {
  return HttpResponse.json({ message: `No handler for ${method} ${path}.` }, { status: 501 });
}

/** Applies patches to the JSON of a successful response. */
async function patched(response: Response, patches: readonly PatchFault[]): Promise<Response> {
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (answer === undefined) return response;
  return HttpResponse.json(patches.reduce(applyPatch, answer) as Record<string, unknown>);
}

function applyPatch(answer: unknown, { patch, each, where = {} }: PatchFault): unknown {
  return each === undefined ? mergePatch(answer, patch) : patchEach(answer, each, where, patch);
}
