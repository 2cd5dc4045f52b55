import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { pagesCopy } from '#src/screens/copy.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { shellCopy } from './copy.ts';

const copy = shellCopy.routeError;

/** Says in place of a screen that it has thrown. The app reports the error. */
export function BrokenScreen({ onReload }: { onReload: () => void }) {
  return (
    <Container className="py-12">
      <ErrorState
        title={copy.title}
        message={copy.text}
        retryLabel={copy.reload}
        onRetry={onReload}
        action={
          <Button asChild variant="ghost">
            <Link to={paths.home.to()}>{pagesCopy.goHome}</Link>
          </Button>
        }
      />
    </Container>
  );
}
