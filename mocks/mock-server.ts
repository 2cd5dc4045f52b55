import { HttpResponse } from 'msw';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import { contextOf, readRequest, type ReadRequest } from './call-context.ts';
import type { World } from './db/world.ts';
import { FaultQueue, type FaultTarget } from './fault-queue.ts';
import type { Fault, PatchFault } from './faults.ts';
import { mergePatch, patchEach } from './merge-patch.ts';
import { Problem } from './problem.ts';
import { findRoute, type RouteMatch } from './routing.ts';

/** A request that the server has received. What is read from it follows a moment later. */
export interface SeenRequest {
  readonly method: string;
  /** Below the base address, without the query. */
  readonly path: string;
  /** The call's name; null when the contract has no such call. */
  readonly call: string | null;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON body; undefined when there is none, or another one. */
  readonly body: unknown;
  /** The id of whoever made the request; null for a signed-out visitor. */
  readonly viewer: number | null;
  /** The status of the answer, 0 when the network failed; undefined while there is none. */
  readonly status: number | undefined;
}

/** A whole mock server over one world: what the browser, Node and the stories share. */
export interface MockServer {
  readonly world: World;
  /** Where it answers; the calls stand below `/api`. */
  readonly baseUrl: string;
  /** Every request so far, in order. */
  readonly seen: readonly SeenRequest[];
  /** Requests that a fault or the latency holds back at this moment. */
  readonly held: number;
  /** Milliseconds that every answer waits. */
  latency: number;
  addFault(fault: Fault): void;
  /**
   * Answers a request. A call that the contract does not know gets a 501 and is remembered. One
   * that is aborted while it is held back ends there: its handler never runs.
   */
  handle(request: Request): Promise<Response>;
}

/** What the server fills in as it learns it. */
type Entry = { -readonly [Key in keyof SeenRequest]: SeenRequest[Key] };

/**
 * Makes a mock server.
 *
 * @param options.onChange runs after every call that may have changed the world
 * @param options.exclusively runs what reads and writes the world while nobody else does, where
 *   several servers share one
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

  /**
   * Waits on the server's clock, which may never get there when it is stepped by hand.
   *
   * @returns whether the wait is over; false when the request was aborted before
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

  /** What a fault answers; undefined when the call goes on. */
  async function applyFault(
    fault: Exclude<Fault, PatchFault>,
    signal: AbortSignal,
  ): Promise<Response | undefined> {
    switch (fault.kind) {
      case 'delay':
        return (await hold(fault.milliseconds, signal)) ? undefined : HttpResponse.error();
      case 'never':
        await hold(Infinity, signal);
        return HttpResponse.error();
      case 'status':
        return fault.body === null
          ? new HttpResponse(null, { status: fault.status })
          : HttpResponse.json(fault.body, { status: fault.status });
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

  /** Runs the handler of a call; `patches` change a successful answer. */
  async function handled(
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
        throw new Error(`The mock's answer breaks the contract at ${issue?.path.join('.')}`);
      }
      return HttpResponse.json(patches.reduce(patched, parsed.data) as Record<string, unknown>);
    } catch (error) {
      if (error instanceof Problem) return HttpResponse.json(error.body, { status: error.status });
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
    for (const fault of faults.take(target)) {
      if (fault.kind === 'patch') {
        patches.push(fault);
        continue;
      }
      const response = await applyFault(fault, signal);
      if (response) return response;
    }
    return handled(match, read, patches);
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
          : unmocked(method, path);
      // Nobody receives the answer of an aborted call.
      if (!signal.aborted) entry.status = response.status;
      return response;
    },
  };
}

/** What a request without a handler gets. */
function unmocked(method: string, path: string): Response {
  return HttpResponse.json({ message: `Nothing answers ${method} ${path}.` }, { status: 501 });
}

function patched(answer: unknown, { patch, each, where = {} }: PatchFault): unknown {
  return each === undefined ? mergePatch(answer, patch) : patchEach(answer, each, where, patch);
}
