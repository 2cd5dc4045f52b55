import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { MovingBoxScene } from '#src/ui/illustrations/MovingBoxScene.tsx';
import { pagesCopy } from '../copy.ts';
import { PageTitle } from '../PageTitle.tsx';

const copy = pagesCopy.upcoming;

/**
 * A placeholder for a route whose screen is not built yet.
 *
 * @param props.name the page's name in the navigation
 */
export function UpcomingScreen({ name }: { name: string }) {
  return (
    <Container className="flex flex-col items-center gap-6 py-12 text-center md:py-20">
      <PageTitle>{name}</PageTitle>
      <div className="w-full max-w-sm">
        <MovingBoxScene />
      </div>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl md:text-3xl">{copy.title(name)}</h1>
        <p className="text-lg text-ink-muted">{copy.text}</p>
      </div>
      <Button asChild variant="secondary">
        <Link to={paths.home.to()}>{pagesCopy.goHome}</Link>
      </Button>
    </Container>
  );
}
