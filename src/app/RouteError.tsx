import { Link, useLocation } from 'react-router-dom';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';
import { pagesCopy } from '#src/screens/copy.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { shellCopy } from './copy.ts';

const copy = shellCopy.routeError;

/** The error boundary of a route, for a screen that throws or fails to load. */
export function RouteError() {
  const { navigateFully } = useEnvironment();
  const { pathname, search } = useLocation();
  return (
    <Container className="py-12">
      <ErrorState
        title={copy.title}
        message={copy.text}
        retryLabel={copy.reload}
        onRetry={() => navigateFully(pathname + search)}
        action={
          <Button asChild variant="secondary">
            <Link to={paths.home.to()}>{pagesCopy.goHome}</Link>
          </Button>
        }
      />
    </Container>
  );
}
