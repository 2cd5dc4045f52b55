import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#src/lib/EnvironmentProvider.tsx';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { MovingBoxScene } from '#src/ui/illustrations/MovingBoxScene.tsx';
import { landingCopy } from './copy.ts';

const copy = landingCopy.today;

/** The end of the landing page: post a task, or earn money (section 1). */
export function HelpToday() {
  const id = useId();
  const session = useSession();
  return (
    <section aria-labelledby={id}>
      <Container className="pb-16 md:pb-20 lg:pb-24">
        <div className="grid items-center gap-8 overflow-hidden rounded-sheet border border-transparent bg-surface-sunken p-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:p-10 lg:p-16">
          <div className="flex flex-col items-start gap-4">
            <h2 id={id} className="text-3xl md:text-4xl">
              {copy.title}
            </h2>
            <p className="max-w-[44ch] text-lg text-ink-muted">{copy.text}</p>
            <div className="flex flex-wrap gap-3 pt-2">
              <Button asChild size="lg">
                {session ? (
                  <Link to={paths.client.to({ post: '' })}>{copy.post}</Link>
                ) : (
                  <Link to={paths.auth.to({ tab: 'register' })}>{copy.start}</Link>
                )}
              </Button>
              <Button asChild size="lg" variant="secondary">
                {session ? (
                  <Link to={paths.workerTasks.to()}>{copy.browse}</Link>
                ) : (
                  <Link to={paths.auth.to({ tab: 'register', type: 'worker' })}>{copy.earn}</Link>
                )}
              </Button>
            </div>
          </div>
          <MovingBoxScene />
        </div>
      </Container>
    </section>
  );
}
