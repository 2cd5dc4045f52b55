import { useLayoutEffect, useRef } from 'react';
import { AppLink } from '#src/lib/AppLink.tsx';
import { paths } from '#src/lib/paths.ts';
import { pagesCopy } from '#src/screens/copy.ts';
import { Button } from '#src/ui/Button.tsx';
import type { CodeFailure } from '#src/ui/code-store.ts';
import { Container } from '#src/ui/Container.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { shellCopy } from './copy.ts';

const copy = shellCopy.missingScreen;

/** What a screen whose code could not be loaded offers. */
export interface MissingScreenProps {
  readonly failure: CodeFailure;
  readonly onRetry: () => void;
  readonly onReload: () => void;
}

/** Says in place of a screen that its code could not be loaded. */
export function MissingScreen({ failure, onRetry, onReload }: MissingScreenProps) {
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
