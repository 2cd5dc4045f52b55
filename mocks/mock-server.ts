import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { API_BASE_PATH, type AnyEndpoint, type Schema } from '#src/contract/endpoint.ts';
import type { Clock } from '#src/domain/clock.ts';
import type { World } from './db/world.ts';
import { FaultQueue, type Fault } from './faults.ts';
import { routes } from './handlers/registry.ts';
import type { Route } from './mock.ts';
import { Problem, validate } from './problem.ts';

/** A request that the server has seen. */
export interface SeenRequest {
  readonly method: string;
  /** Below the base address, without the query. */
  readonly path: string;
  /** The call's name; null when the contract has no such call. */
  readonly call: string | null;
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
  /** Answers a request; a call that the contract does not know gets a 501 and is remembered. */
  handle(request: Request): Promise<Response>;
}

type AnyContext = Record<'world' | 'viewer' | 'token' | 'params' | 'query' | 'body', unknown>;

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
  const seen: SeenRequest[] = [];
  let held = 0;

  /** Waits on the server's clock, which may never get there when it is stepped by hand. */
  async function hold(milliseconds: number): Promise<void> {
    held += 1;
    await new Promise<void>((resolve) => {
      if (milliseconds !== Infinity) clock.after(milliseconds, resolve);
    });
    held -= 1;
  }

  async function applyFault(fault: Fault): Promise<Response | undefined> {
    switch (fault.kind) {
      case 'delay':
        await hold(fault.milliseconds);
        return undefined;
      case 'never':
        await hold(Infinity);
        return undefined;
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

  async function answer(route: Route, request: Request, params: unknown): Promise<Response> {
    const { endpoint } = route;
    if (latency > 0) await hold(latency);
    for (const fault of faults.take(endpoint.name, new URL(request.url).searchParams)) {
      const response = await applyFault(fault);
      if (response) return response;
    }
    try {
      const result: unknown = await exclusively(async () => {
        const context = await contextOf(world, endpoint, request, params);
        const resolved: unknown = await route.resolve(context as never);
        options.onChange?.(endpoint);
        return resolved;
      });
      const parsed = endpoint.answer.safeParse(result);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new Error(`The mock's answer breaks the contract at ${issue?.path.join('.')}`);
      }
      return HttpResponse.json(parsed.data as Record<string, unknown>);
    } catch (error) {
      if (error instanceof Problem) return HttpResponse.json(error.body, { status: error.status });
      const message = error instanceof Error ? error.message : String(error);
      return HttpResponse.json({ message: `${endpoint.name}: ${message}` }, { status: 500 });
    }
  }

  const handlers: HttpHandler[] = routes.map((route) =>
    handlerOf(route.endpoint, baseUrl, ({ request, params }) => answer(route, request, params)),
  );

  let latency = options.latency ?? 0;
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
      const path = request.url.slice(baseUrl.length).replace(/\?.*$/, '');
      const entry = { method: request.method, path };
      const route = routes.find(({ endpoint }) => matches(endpoint, request.method, path));
      seen.push({ ...entry, call: route?.endpoint.name ?? null });
      const response = await getResponse(handlers, request, { baseUrl });
      return response ?? unmocked(entry);
    },
  };
}

/** What a request without a handler gets. */
function unmocked({ method, path }: { method: string; path: string }): Response {
  return HttpResponse.json({ message: `Nothing answers ${method} ${path}.` }, { status: 501 });
}

function matches(endpoint: AnyEndpoint, method: string, path: string): boolean {
  const pattern = (API_BASE_PATH + endpoint.path).replaceAll(/:\w+/g, '[^/]+');
  return endpoint.method === method && new RegExp(`^${pattern}$`).test(path);
}

function handlerOf(
  endpoint: AnyEndpoint,
  baseUrl: string,
  resolve: Parameters<typeof http.all>[1],
): HttpHandler {
  const path = baseUrl + API_BASE_PATH + endpoint.path;
  switch (endpoint.method) {
    case 'GET':
      return http.get(path, resolve);
    case 'POST':
      return http.post(path, resolve);
    case 'PUT':
      return http.put(path, resolve);
    case 'DELETE':
      return http.delete(path, resolve);
    default:
      return endpoint.method satisfies never;
  }
}

async function contextOf(
  world: World,
  endpoint: AnyEndpoint,
  request: Request,
  params: unknown,
): Promise<AnyContext> {
  const token = request.headers.get('Authorization')?.replace(/^Bearer /, '');
  const viewer = token === undefined ? undefined : world.viewerOf(token);
  if (endpoint.access === 'user' && !viewer) throw Problem.unauthorized();
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    world,
    viewer,
    token,
    params: endpoint.params && paramsOf(endpoint.params, params),
    query: endpoint.query && validate(endpoint.query, given(query)),
    body: endpoint.body && validate(endpoint.body, await bodyOf(request)),
  };
}

/** An address whose parameters make no sense leads nowhere. */
function paramsOf(schema: Schema, params: unknown): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw Problem.notFound('There is nothing at this address.');
  return parsed.data;
}

/** Empty values of a query count as not given. */
function given(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new Problem(400, { message: 'The body is not JSON.' });
  }
}
