import { createListeners } from '#src/domain/listeners.ts';
import { parseStateAddress, pageAddress, pageOf } from '#mocks/scenarios/state-address.ts';
import { demo } from '#mocks/scenarios/demo.ts';
import type { MockState } from '#mocks/scenarios/state.ts';

/** What the window's addresses are about. */
export interface ShownWorld {
  /** The whole state as it is now. */
  readonly state: () => MockState;
  /** The number of the world. */
  readonly serial: () => number;
}

/** The page's address as the app sees it, without the state that the real address carries. */
export interface StateWindow {
  /** For the router of the app. */
  readonly window: Window;
  /** The path, query and hash of the page, relative to the base path, without the state. */
  path(): string;
  subscribe(listener: () => void): () => void;
  /** Adds an entry to the history. The app does not notice. */
  push(path: string): void;
  /** Replaces the entry of the history, by default only its state. */
  replace(path?: string): void;
  /** Loads a path as a new page, which goes on in the same world. */
  load(path: string): void;
  /** Whether the current entry of the history has shown the open world. */
  isOfWorld(): boolean;
  /** Calls back when the user goes back or forward to a page of another world. */
  onOtherWorld(listener: (state: MockState) => void): void;
}

/** The value of the history's state, with the number of the world that the page has shown. */
interface EntryState {
  readonly world?: unknown;
  /** The base path of the app that has written it: a preview may be gone, and its address the site's. */
  readonly site?: unknown;
}

/**
 * The world that the current entry of the history has shown; undefined for a page that is new.
 *
 * @param basePath the path the app is served from, with a trailing slash
 */
export function worldOfEntry(window: Window, basePath: string): number | undefined {
  const { world, site } = (window.history.state ?? {}) as EntryState;
  return typeof world === 'number' && site === basePath ? world : undefined;
}

/**
 * Wraps a window so that each address of the app carries the state of its world: what the app pushes
 * and replaces gets the parameters of the state, and what it reads is without them.
 *
 * @param basePath the path the app is served from, with a trailing slash
 */
export function createStateWindow(
  real: Window,
  { basePath, world }: { basePath: string; world: ShownWorld },
): StateWindow {
  const base = basePath.replace(/\/$/, '');
  const listeners = createListeners();

  const addressOf = (path: string): string => {
    const state = world.state();
    return base + (isPlainDemo(state) ? path : pageAddress(state, path));
  };
  const currentPath = (): string => pathIn(real.location);

  /** The path relative to the base, without the state. */
  function pathIn({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
    return pageOf((pathname.slice(base.length) || '/') + search + hash);
  }

  function entryOf(data: unknown): EntryState {
    return {
      ...(typeof data === 'object' ? data : {}),
      world: world.serial(),
      site: basePath,
    };
  }

  /** The address of what the app pushes or replaces; addresses outside of the app stay as they are. */
  function withState(url: string | URL | null | undefined): string {
    const target = new URL(url ?? '', real.location.href);
    const isOwn =
      target.origin === real.location.origin && `${target.pathname}/`.startsWith(`${base}/`);
    return isOwn ? addressOf(pathIn(target)) : target.href;
  }

  const history = proxyOf(real.history, {
    pushState(data: unknown, _unused: string, url?: string | URL | null) {
      real.history.pushState(entryOf(data), '', withState(url));
      listeners.notify();
    },
    replaceState(data: unknown, _unused: string, url?: string | URL | null) {
      real.history.replaceState(
        entryOf(data),
        '',
        url === undefined ? addressOf(currentPath()) : withState(url),
      );
      listeners.notify();
    },
  });
  const shown = (): URL => new URL(real.location.origin + base + currentPath());
  const location = proxyOf(real.location, {
    get href() {
      return shown().href;
    },
    get pathname() {
      return shown().pathname;
    },
    get search() {
      return shown().search;
    },
    get hash() {
      return shown().hash;
    },
    toString: () => shown().href,
  });
  const window = proxyOf(real, { history, location });

  const isOfWorld = () => worldOfEntry(real, basePath) === world.serial();

  let onOther = (_state: MockState): void => {};
  // Before the app listens, which does not hear of entries of another world.
  real.addEventListener('popstate', (event) => {
    const serial = worldOfEntry(real, basePath);
    if (serial !== undefined && serial !== world.serial()) {
      const { href, origin } = real.location;
      event.stopImmediatePropagation();
      onOther(parseStateAddress(href.slice(origin.length + base.length)) ?? { scenario: demo.id });
    }
    listeners.notify();
  });

  return {
    window,
    path: currentPath,
    subscribe: listeners.subscribe,
    push: (path) => history.pushState(null, '', base + path),
    replace(path = currentPath()) {
      const address = addressOf(path);
      const isSame = address === real.location.href.slice(real.location.origin.length);
      if (isSame && isOfWorld()) return;
      history.replaceState(real.history.state, '', base + path);
    },
    load(path) {
      history.pushState(null, '', base + path);
      real.location.reload();
    },
    isOfWorld,
    onOtherWorld(listener) {
      onOther = listener;
    },
  };
}

/** Whether a state is that of an address without parameters. */
function isPlainDemo(state: MockState): boolean {
  return state.scenario === demo.id && Object.keys(state).length === 1;
}

/** Wraps one of the browser's objects, whose methods work on the original only. */
function proxyOf<Target extends object>(target: Target, own: Partial<Target>): Target {
  // Not of the target itself: a proxy must not replace what an object declares as fixed.
  return new Proxy({} as Target, {
    has: (_target, name) => Reflect.has(target, name),
    get(_target, name) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name) as unknown;
      const value: unknown = Reflect.get(target, name, target);
      // The constructors of the global object are no methods of it.
      const isMethod = typeof value === 'function' && !/^[A-Z]/.test(String(name));
      return isMethod ? (value.bind(target) as unknown) : value;
    },
    set: (_target, name, value) => Reflect.set(target, name, value, target),
  });
}
