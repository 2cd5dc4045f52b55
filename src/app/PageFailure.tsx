import { useLayoutEffect, useRef } from 'react';
import { AppLink } from '#src/lib/navigation/AppLink.tsx';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { pagesCopy } from '#src/screens/copy.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { StartOver } from '#src/ui/InlineFailure.tsx';
import type { PartTrouble } from '#src/ui/lazy-part.tsx';
import { shellCopy } from './copy.ts';

/** In place of a screen that can't be loaded or shown. Reloads once where the server no longer has its code. */
export function PageFailure({ trouble }: { trouble: PartTrouble }) {
  const { reloadOnce } = useEnvironment();
  useLayoutEffect(() => {
    if (trouble.isOutdated) reloadOnce();
  }, [trouble.isOutdated, reloadOnce]);
  return trouble.cause === 'load' ? (
    <MissingPage trouble={trouble} />
  ) : (
    <BrokenPage trouble={trouble} onReload={trouble.onReload} />
  );
}

function MissingPage({ trouble }: { trouble: PartTrouble }) {
  const frame = useRef<HTMLDivElement>(null);
  // The focused button goes with the failure: the focus moves to the content that replaces it.
  useLayoutEffect(() => {
    const main = frame.current?.closest('main');
    const failed = frame.current;
    return () => {
      if (failed?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    };
  }, []);
  const copy = shellCopy.missingScreen;
  return (
    <Container ref={frame} className="py-12">
      <ErrorState
        title={copy.title}
        message={copy.text}
        isBusy={trouble.isBusy}
        // Where only a reload helps, nothing else is offered.
        {...(trouble.isOutdated
          ? { retryLabel: copy.reload, onRetry: trouble.onReload }
          : { onRetry: trouble.onRetry })}
        action={
          trouble.canReload && !trouble.isOutdated ? (
            <Button variant="ghost" onClick={trouble.onReload}>
              {copy.reload}
            </Button>
          ) : (
            <HomeLink />
          )
        }
      />
    </Container>
  );
}

export function BrokenPage({ trouble, onReload }: { trouble?: PartTrouble; onReload: () => void }) {
  const copy = shellCopy.routeError;
  return (
    <Container className="py-12">
      <ErrorState
        title={copy.title}
        message={copy.text}
        retryLabel={copy.reload}
        onRetry={onReload}
        action={
          <>
            {/* At once: a reload forgets that it has failed before. */}
            {trouble && <StartOver trouble={trouble} size="md" />}
            <HomeLink />
          </>
        }
      />
    </Container>
  );
}

function HomeLink() {
  return (
    <Button asChild variant="ghost">
      <AppLink to={paths.home.to()}>{pagesCopy.goHome}</AppLink>
    </Button>
  );
}

/** The error boundary of the layout. Screens have their own (src/ui/lazy-part.tsx). */
export function RouteError() {
  const { reload } = useEnvironment();
  return <BrokenPage onReload={reload} />;
}
