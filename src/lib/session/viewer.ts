import { createListeners } from '#src/domain/listeners.ts';
import type { SessionStore } from './session.ts';

/**
 * What has happened to the viewer: a visitor signed in, someone else signed in on this page, or the viewer
 * left. They leave when they sign out here or in another tab, when their token is rejected, and when another
 * tab signs in someone else.
 */
export type ViewerChange = 'arrived' | 'replaced' | 'left';

/** Who looks at the page, as far as remounting it and keeping data is concerned. */
export interface ViewerStore {
  /** Counts the viewers who have left since the app started. */
  epoch(): number;
  subscribe(listener: (change: ViewerChange) => void): () => void;
  dispose(): void;
}

/** Follows the session's viewer. A new token of the same user changes nothing. */
export function createViewerStore(session: SessionStore): ViewerStore {
  const listeners = createListeners<[change: ViewerChange]>();
  let viewer = session.current()?.user.id;
  let epoch = 0;

  const unsubscribe = session.subscribe((origin) => {
    const before = viewer;
    viewer = session.current()?.user.id;
    if (viewer === before) return;
    const change = changeFrom(before, viewer, origin);
    if (change === 'left') epoch += 1;
    listeners.notify(change);
  });

  return {
    epoch: () => epoch,
    subscribe: listeners.subscribe,
    dispose: unsubscribe,
  };
}

function changeFrom(
  before: number | undefined,
  now: number | undefined,
  origin: 'here' | 'elsewhere',
): ViewerChange {
  if (before === undefined) return 'arrived';
  return now !== undefined && origin === 'here' ? 'replaced' : 'left';
}
