import {
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { paths } from '#src/lib/paths.ts';
import { AppLink } from '#src/lib/AppLink.tsx';
import { pagesCopy } from '#src/screens/copy.ts';
import { Button } from '#src/ui/Button.tsx';
import type { CodeFailure, CodeStore, LazyCode } from '#src/ui/code-store.ts';
import { Container } from '#src/ui/Container.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { shellCopy } from './copy.ts';
import { PageLoading } from './PageLoading.tsx';

const copy = shellCopy.missingScreen;

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
        <MissingScreen
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

function MissingScreen({
  failure,
  onRetry,
  onReload,
}: {
  failure: CodeFailure;
  onRetry: () => void;
  onReload: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  // The focused button goes with the failure: the focus moves to the content that replaces it.
  useLayoutEffect(() => {
    const main = frame.current?.closest('main');
    const failed = frame.current;
    return () => {
      if (failed?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Container ref={frame} className="py-12">
      <ErrorState
        title={copy.title}
        message={copy.text}
        isBusy={failure.isRetrying}
        onRetry={onRetry}
        action={
          // A browser may remember that an import failed, so a retry that fails may never succeed.
          failure.attempts > 1 ? (
            <Button variant="ghost" onClick={onReload}>
              {copy.reload}
            </Button>
          ) : (
            <Button asChild variant="ghost">
              <AppLink to={paths.home.to()}>{pagesCopy.goHome}</AppLink>
            </Button>
          )
        }
      />
    </Container>
  );
}
