import { HttpResponse } from 'msw';
import type { AnyEndpoint, ErrorBody } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { contextOf, readRequest, type ReadRequest } from './call-context.ts';
import type { World } from './db/world.ts';
import { FaultQueue, type FaultTarget } from './fault-queue.ts';
import type { Fault, PatchFault, ResponseFault } from './faults.ts';
import { mergePatch, patchEach } from './merge-patch.ts';
import { Problem } from './problem.ts';
import { findRoute, type RouteMatch } from './routing.ts';

/** A received request. Its query, body and viewer are filled in asynchronously. */
export interface SeenRequest {
  readonly method: string;
  /** The path below the base URL, without the query. */
  readonly path: string;
  /** The call's name; null when the contract has no such call. */
  readonly call: string | null;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON body; undefined when the body is missing or not JSON. */
  readonly body: unknown;
  /** The caller's user id; null for a signed-out visitor. */
  readonly viewer: number | null;
  /** The response status; 0 after a network error, undefined while pending or after an abort. */
  readonly status: number | undefined;
}

/** A mock server for one world, used by the browser, Node and the stories. */
export interface MockServer {
  readonly world: World;
  /** The base URL; calls are below `/api`. */
  readonly baseUrl: string;
  /** Every request so far, in order. */
  readonly seen: readonly SeenRequest[];
  /** The number of requests that a fault or the latency is holding. */
  readonly held: number;
  /** Delay of every response, in milliseconds. */
  latency: number;
  addFault(fault: Fault): void;
  /**
   * Handles a request. A call that is not in the contract is logged and gets a 501. The handler of a
   * call that is aborted while held never runs.
   */
  handle(request: Request): Promise<Response>;
}

/** A logged request, filled in while the request is handled. */
type Entry = { -readonly [Key in keyof SeenRequest]: SeenRequest[Key] };

/**
 * Creates a mock server.
 *
 * @param options.onChange called after every successful call, as any may have changed the world
 * @param options.exclusively runs a callback while holding a lock, when servers share a world
 */
export function createMockServer(options: {
  world: World;
  clock: Clock;
  baseUrl: string;
  faults?: readonly Fault[];
  latency?: number;
  onChange?: (endpoint: AnyEndpoint) => void;
  exclusively?: <Result>(run: () => Promise<Result>) => Promise<Result>;
}): MockServer {
  const { world, clock, baseUrl, exclusively = (run) => run() } = options;
  const faults = new FaultQueue(options.faults ?? []);
  const seen: Entry[] = [];
  let held = 0;
  let latency = options.latency ?? 0;

  /** In Node, a request that is garbage-collected no longer passes an abort on to its signal. */
  const pending = new Set<Request>();

  /**
   * Waits on the server's clock.
   *
   * @returns true after the wait; false when the request was aborted first
   */
  function hold(milliseconds: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false);
    held += 1;
    return new Promise((resolve) => {
      const release = (isOver: boolean) => {
        signal.removeEventListener('abort', abort);
        held -= 1;
        resolve(isOver);
      };
      const cancel =
        milliseconds === Infinity ? () => {} : clock.after(milliseconds, () => release(true));
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
    signal: AbortSignal,
  ): Promise<Response | undefined> {
    switch (fault.kind) {
      case 'delay':
        return (await hold(fault.milliseconds, signal)) ? undefined : HttpResponse.error();
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
    read: ReadRequest,
    patches: readonly PatchFault[],
  ): Promise<Response> {
    const { endpoint, resolve } = match.route;
    try {
      const result: unknown = await exclusively(async () => {
        const resolved: unknown = await resolve(contextOf(world, match, read) as never);
        options.onChange?.(endpoint);
        return resolved;
      });
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
    read: ReadRequest,
    target: FaultTarget,
    signal: AbortSignal,
  ): Promise<Response> {
    if (latency > 0 && !(await hold(latency, signal))) return HttpResponse.error();
    const patches: PatchFault[] = [];
    let isLost = false;
    for (const fault of faults.take(target)) {
      if (fault.kind === 'patch') {
        patches.push(fault);
        continue;
      }
      if (fault.kind === 'lost') {
        isLost = true;
        continue;
      }
      const response = await applyFault(fault, signal);
      if (response) return response;
    }
    const response = await runHandler(match, read, patches);
    return isLost ? HttpResponse.error() : response;
  }

  return {
    world,
    baseUrl,
    seen,
    get held() {
      return held;
    },
    get latency() {
      return latency;
    },
    set latency(milliseconds) {
      latency = milliseconds;
    },
    addFault: (fault) => faults.add(fault),
    async handle(request) {
      const { method, signal } = request;
      const path = request.url.slice(baseUrl.length).replace(/\?.*$/, '');
      const match = findRoute(method, path);
      const call = match?.route.endpoint.name ?? null;
      const entry: Entry = {
        method,
        path,
        call,
        query: {},
        body: undefined,
        viewer: null,
        status: undefined,
      };
      seen.push(entry);
      pending.add(request);
      const read = await readRequest(request);
      const { token, query, body } = read;
      const viewer =
        token === undefined
          ? null
          : await exclusively(async () => world.viewerOf(token)?.id ?? null);
      Object.assign(entry, { query, body, viewer });
      const response =
        match && call
          ? await answer(match, read, { call, query, body, viewer }, signal)
          : noHandler(method, path);
      pending.delete(request);
      // The client never receives the response of an aborted call.
      if (!signal.aborted) entry.status = response.status;
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

function applyPatch(answer: unknown, { patch, each, where = {} }: PatchFault): unknown {
  return each === undefined ? mergePatch(answer, patch) : patchEach(answer, each, where, patch);
}
