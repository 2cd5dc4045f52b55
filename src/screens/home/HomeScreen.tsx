import { Link } from 'react-router-dom';
import { useSession } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { GardenScene } from '#src/ui/illustrations/GardenScene.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { homeCopy as copy } from './copy.ts';

/** The landing page (section 2): introduces the product and links to sign-up or the dashboard. */
export function HomeScreen() {
  const session = useSession();
  return (
    <Container className="grid items-center gap-10 py-12 md:py-20 lg:grid-cols-2 lg:gap-16">
      <PageTitle>{copy.title}</PageTitle>
      <div className="flex flex-col items-start gap-6">
        <h1 className="text-3xl text-balance md:text-4xl">{copy.headline}</h1>
        <p className="max-w-[52ch] text-lg text-ink-muted">{copy.text}</p>
        <Button asChild size="lg">
          {session ? (
            <Link to={paths.dashboard.to()}>{copy.toDashboard}</Link>
          ) : (
            <Link to={paths.auth.to({ tab: 'register' })}>{copy.start}</Link>
          )}
        </Button>
        <p className="text-sm text-ink-muted">{copy.promise}</p>
      </div>
      <GardenScene />
    </Container>
  );
}
