import { useId, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { landingCopy } from './copy.ts';

const copy = landingCopy.today;

/** The end of the landing page: post a task, or earn money (product.md §1). */
export function HelpToday() {
  const id = useId();
  const { session } = useEnvironment();
  const navigate = useNavigate();

  // Decided by the click: the HTML of the page is the same for every visitor.
  function browseIfSignedIn(event: MouseEvent): void {
    if (session.current() === null || isForNewTab(event)) return;
    event.preventDefault();
    void navigate(paths.workerTasks.to());
  }

  return (
    <section aria-labelledby={id}>
      <Container className="pb-16 md:pb-20 lg:pb-24">
        <div className="flex flex-col items-center gap-4 rounded-sheet border border-transparent bg-scene-sky px-6 py-12 text-center md:px-10 md:py-16 lg:py-20">
          <h2 id={id} className="text-3xl md:text-4xl">
            {copy.title}
          </h2>
          <p className="max-w-[28.204em] text-lg">{copy.text}</p>
          <div className="flex flex-wrap justify-center gap-3 pt-4">
            <Button asChild size="lg">
              <Link to={paths.client.to({ post: '' })}>{copy.post}</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link
                to={paths.auth.to({ tab: 'register', type: 'worker' })}
                onClick={browseIfSignedIn}
              >
                {copy.earn}
              </Link>
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}

function isForNewTab({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
