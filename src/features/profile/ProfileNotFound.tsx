import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { profileCopy } from './copy.ts';

const copy = profileCopy.notFound;

/** Without a server's message, the text of product.md §8. */
export function ProfileNotFound({
  message = copy.text,
  isSignedIn,
}: {
  message?: string | undefined;
  isSignedIn: boolean;
}) {
  return (
    <ErrorState
      picture={<Scene name="lost" className="max-w-72" />}
      title={copy.title}
      message={message}
      action={
        <Button asChild>
          {isSignedIn ? (
            <Link to={paths.dashboard.to()}>{copy.dashboard}</Link>
          ) : (
            <Link to={paths.home.to()}>{copy.home}</Link>
          )}
        </Button>
      }
    />
  );
}
