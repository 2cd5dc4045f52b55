import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { pagesCopy } from '../copy.ts';
import { PageTitle } from '../PageMeta.tsx';

const copy = pagesCopy.notFound;

export function NotFoundScreen() {
  return (
    <Container className="flex flex-col items-center gap-6 py-12 text-center md:py-20">
      <PageTitle>{copy.title}</PageTitle>
      <div className="w-full max-w-sm">
        <Scene name="lost" />
      </div>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl md:text-3xl">{copy.title}</h1>
        <p className="text-lg text-ink-muted">{copy.text}</p>
      </div>
      <Button asChild>
        <Link to={paths.home.to()}>{pagesCopy.goHome}</Link>
      </Button>
    </Container>
  );
}
NotFoundScreen.route = 'notFound' as const;
