import { createContext, Fragment, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Core } from './core.ts';
import type { Environment } from './environment.ts';
import type { NoticeStore } from './notices.ts';
import type { Session } from '../session/session.ts';
import type { ViewerStore } from '../session/viewer.ts';

const CoreContext = createContext<Core | null>(null);

/**
 * Provides the core of an app to its subtree. When the viewer leaves, the subtree is remounted: nothing
 * that the old viewer saw or typed stays on the screen.
 */
export function EnvironmentProvider({ core, children }: { core: Core; children: ReactNode }) {
  const { viewer } = core;
  const epoch = useSyncExternalStore(viewer.subscribe, viewer.epoch, () => 0);
  return (
    <CoreContext value={core}>
      <Fragment key={epoch}>{children}</Fragment>
    </CoreContext>
  );
}

export function useCore(): Core {
  const core = use(CoreContext);
  if (core === null) throw new Error('This component needs an EnvironmentProvider above it.');
  return core;
}

export function useEnvironment(): Environment {
  return useCore().environment;
}

export function useNotices(): NoticeStore {
  return useCore().notices;
}

export function useViewer(): ViewerStore {
  return useCore().viewer;
}

/**
 * The current session, or null when signed out. Re-renders on every change. HTML that was rendered at build
 * time is the page of a signed-out visitor, so a page that hydrates starts with null.
 */
export function useSession(): Session | null {
  const { session } = useEnvironment();
  return useSyncExternalStore(session.subscribe, session.current, () => null);
}
