import type { RealSource } from '../server/real-source.ts';
import { AuthAnswer, logout } from '#src/contract/auth.ts';
import { API_BASE_PATH, IDEMPOTENCY_HEADER, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { listCategories } from '#src/contract/tasks.ts';
import { findDrift, type Drift } from '../recording/drift.ts';
import { valueOf } from '../server/request-log.ts';
import {
  readServerAddress,
  readSourceSettings,
  resourceOf,
  saveSourceSettings,
  SOURCES_KEY,
  type Resource,
  type SourceSettings,
} from './source-settings.ts';
import type { MockStorage } from './storage.ts';

/** The headers that the app sends. A server allows these to other origins, not the browser's own. */
const SENT_HEADERS = [
  'Accept',
  'Authorization',
  'Cache-Control',
  'Content-Type',
  IDEMPOTENCY_HEADER,
  'Pragma',
];
const RECEIVED_HEADERS = ['Content-Type', 'Retry-After'];
/** Statuses whose responses have no body. */
const BODILESS = new Set([204, 205, 304]);

/** Why the real server is of no use at the moment. */
export type SourceFailureKind =
  /** Nothing responds at its address. */
  | 'unreachable'
  /** It responds, but doesn't allow this origin to read it. */
  | 'cors'
  /** The user is signed in to the mocks only, and the call needs a session of the real server. */
  | 'mock-session'
  /** It has rejected the token that it gave out. */
  | 'session-ended';

/** The last failure of the real server. */
export interface SourceFailure {
  readonly kind: SourceFailureKind;
  /** The call that failed, such as `offers.list`. */
  readonly call: string;
}

/** Responses of one call that differed from the contract in the same way. */
export interface DriftReport {
  readonly call: string;
  /** The status of the last one. */
  readonly status: number;
  readonly count: number;
  readonly differences: readonly Drift[];
}

/** Mixed mode: which resources are mocked, which are real, and how the real server is doing. */
export interface Sources extends RealSource {
  /** The prefix of `/api` on the real server. */
  readonly address: string;
  /** The resources that the real server answers for. */
  readonly real: readonly Resource[];
  /** The last failure, until a response shows that it is over. */
  readonly failure: SourceFailure | null;
  /** The responses that differed from the contract, the newest first. */
  readonly drift: readonly DriftReport[];
  /** Forgets the sessions of the server before. @throws Error for text that is no address */
  setAddress(text: string): void;
  setReal(real: readonly Resource[]): void;
  clearDrift(): void;
  /** Sends a public call. @returns whether there was a response; otherwise {@link failure} says why */
  check(): Promise<boolean>;
  /**
   * Calls back after a change: of the settings, here or in another tab, or of what is reported.
   *
   * @returns a function that unsubscribes
   */
  subscribe(listener: (change: 'settings' | 'reports') => void): () => void;
}

/**
 * Creates the sources of a mocked app.
 *
 * @param options.baseUrl the part of the mocked API's address before `/api`
 * @param options.initialAddress the real server's, until another one is set
 * @param options.storage keeps the settings, for all tabs
 * @param options.fetch sends a request over the network
 */
export function createSources(options: {
  baseUrl: string;
  initialAddress: string;
  storage: MockStorage;
  fetch: (request: Request) => Promise<Response>;
}): Sources {
  const { baseUrl, storage } = options;
  const listeners = new Set<(change: 'settings' | 'reports') => void>();
  let settings = readSourceSettings(storage, options.initialAddress);
  let failure: SourceFailure | null = null;
  let drift: readonly DriftReport[] = [];

  function notify(change: 'settings' | 'reports'): void {
    for (const listener of listeners) listener(change);
  }

  storage.subscribe((key) => {
    if (key !== null && key !== SOURCES_KEY) return;
    settings = readSourceSettings(storage, options.initialAddress);
    notify('settings');
  });

  function change(changed: Partial<SourceSettings>): void {
    settings = { ...settings, ...changed };
    saveSourceSettings(storage, settings);
    failure = null;
    notify('settings');
  }

  /** Sessions come and go with the app's own calls, so nothing has to be refetched. */
  function setSessions(sessions: SourceSettings['sessions']): void {
    settings = { ...settings, sessions };
    saveSourceSettings(storage, settings);
  }

  function setFailure(next: SourceFailure | null): void {
    if (next?.kind === failure?.kind && next?.call === failure?.call) return;
    failure = next;
    notify('reports');
  }

  function forget(token: string): void {
    const { [token]: _forgotten, ...sessions } = settings.sessions;
    setSessions(sessions);
  }

  /** Whether anything responds at the address, readable or not. */
  async function isServing(): Promise<boolean> {
    try {
      await options.fetch(new Request(settings.address + API_BASE_PATH, { mode: 'no-cors' }));
      return true;
    } catch {
      return false;
    }
  }

  function reportDrift(call: string, status: number, differences: readonly Drift[]): void {
    const key = (found: readonly Drift[]) => JSON.stringify(found);
    const isSame = (report: DriftReport) =>
      report.call === call && key(report.differences) === key(differences);
    const count = (drift.find(isSame)?.count ?? 0) + 1;
    drift = [{ call, status, count, differences }, ...drift.filter((report) => !isSame(report))];
    notify('reports');
  }

  function checkContract(endpoint: AnyEndpoint, path: string, status: number, text: string): void {
    const isSuccess = status >= 200 && status < 300;
    // An error needs no body; a success without one is drift.
    const answer = text === '' && isSuccess ? '' : valueOf(text);
    const differences = findDrift({
      method: endpoint.method,
      path,
      query: {},
      status,
      answer,
      startedAt: 0,
      duration: 0,
    });
    if (differences.length > 0) reportDrift(endpoint.name, status, differences);
  }

  async function send(request: Request, endpoint: AnyEndpoint): Promise<Response | undefined> {
    const { method, signal } = request;
    const target = request.url.slice(baseUrl.length);
    const token = tokenOf(request);
    const isRealSession = token !== undefined && token in settings.sessions;
    const headers = picked(request.headers, SENT_HEADERS);
    if (!isRealSession) headers.delete('Authorization');
    // Not `request.body`: Firefox doesn't have it.
    const content = await request.clone().text();
    const body = content === '' ? {} : { body: content };
    let response: Response;
    let text: string;
    try {
      const sent = new Request(settings.address + target, { method, headers, signal, ...body });
      response = await options.fetch(sent);
      text = await response.text();
    } catch {
      if (!signal.aborted) {
        const kind = (await isServing()) ? 'cors' : 'unreachable';
        setFailure({ kind, call: endpoint.name });
      }
      return undefined;
    }
    const { status } = response;
    const path = target.slice(API_BASE_PATH.length).replace(/\?.*$/, '');
    checkContract(endpoint, path, status, text);
    if (status === 401 && token !== undefined && endpoint.resource !== 'auth') {
      setFailure({ kind: isRealSession ? 'session-ended' : 'mock-session', call: endpoint.name });
      if (!isRealSession) return undefined;
      forget(token);
    } else if (isRealSession || failure?.kind === 'unreachable' || failure?.kind === 'cors') {
      setFailure(null);
    }
    if (endpoint.resource === 'auth' && response.ok) keepSession(text);
    if (endpoint.name === logout.name && token !== undefined) forget(token);
    return new Response(BODILESS.has(status) ? null : text, {
      status,
      headers: picked(response.headers, RECEIVED_HEADERS),
    });
  }

  /** Remembers the session that a response has started, if any. */
  function keepSession(text: string): void {
    const parsed = AuthAnswer.safeParse(valueOf(text));
    if (!parsed.success || !parsed.data.data.token) return;
    const { token, user } = parsed.data.data;
    setSessions({ ...settings.sessions, [token]: user });
    setFailure(null);
  }

  return {
    get address() {
      return settings.address;
    },
    get real() {
      return settings.real;
    },
    get failure() {
      return failure;
    },
    get drift() {
      return drift;
    },
    setAddress(text) {
      const address = readServerAddress(text, baseUrl);
      // A token is for the server that gave it out, and for no other.
      change(address === settings.address ? {} : { address, sessions: {} });
    },
    setReal: (real) => change({ real }),
    clearDrift() {
      drift = [];
      notify('reports');
    },
    async check() {
      const request = new Request(`${baseUrl}${API_BASE_PATH}${listCategories.path}`);
      return (await send(request, listCategories)) !== undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isReal: (endpoint) => settings.real.includes(resourceOf(endpoint)),
    send,
    userOf: (token) => settings.sessions[token],
  };
}

function tokenOf({ headers }: Request): string | undefined {
  return headers.get('Authorization')?.replace(/^Bearer /, '');
}

/** The headers with these names. */
export function picked(headers: Headers, names: readonly string[]): Headers {
  const found = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) found.set(name, value);
  }
  return found;
}
