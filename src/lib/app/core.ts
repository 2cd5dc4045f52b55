import type { Environment } from './environment.ts';
import { createNoticeStore, type NoticeStore } from './notices.ts';
import { createViewerStore, type ViewerStore } from '../session/viewer.ts';

/** What every page of an app shares, also one that makes no calls. */
export interface Core {
  readonly environment: Environment;
  readonly notices: NoticeStore;
  readonly viewer: ViewerStore;
  onDispose(callback: () => void): void;
  /** Stops following the session. Call it when the app is unmounted for good. */
  dispose(): void;
}

/** Creates the core of an app over its environment. Its code is part of every page, so it is small. */
export function createCore(environment: Environment): Core {
  const notices = createNoticeStore(environment.clock);
  const viewer = createViewerStore(environment.session);
  const callbacks = [viewer.dispose];
  viewer.subscribe((change) => {
    if (change === 'left') notices.clear();
  });
  return {
    environment,
    notices,
    viewer,
    onDispose: (callback) => void callbacks.push(callback),
    dispose() {
      for (const callback of callbacks) callback();
    },
  };
}
