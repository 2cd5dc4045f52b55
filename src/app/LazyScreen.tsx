import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { CodeStore, LazyCode } from '#src/ui/code-store.ts';
import { MissingScreenView } from './failure-views.ts';
import { PageLoading } from './PageLoading.tsx';

/**
 * The screen of a route, whose loader has loaded its code. If that has failed, says so in place of the
 * screen and offers a retry; the layout stays.
 */
export function LazyScreen({ code, store }: { code: LazyCode<ComponentType>; store: CodeStore }) {
  const read = () => store.state(code);
  const state = useSyncExternalStore(store.subscribe, read, read);
  switch (state.status) {
    case 'loading':
      return <PageLoading />;
    case 'loaded':
      return <state.value />;
    case 'failed':
      return state.isOutdated ? (
        <Reload store={store} />
      ) : (
        <MissingScreenView
          failure={state}
          onRetry={() => void store.load(code)}
          onReload={store.reload}
        />
      );
    default:
      return state satisfies never;
  }
}

/** Reloads the page to get the newer version. */
function Reload({ store }: { store: CodeStore }) {
  useEffect(() => store.reload(), [store]);
  return <PageLoading />;
}
