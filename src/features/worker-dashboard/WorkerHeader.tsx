import { Handshake, MessageCircle, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { UNREAD_BADGE_CAP } from '#src/domain/unread.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { workerCopy as copy } from './copy.ts';

const { links } = copy;

/**
 * The head of the worker's dashboard: greeting and links (section 2).
 *
 * @param props.unread the number of unread messages
 */
export function WorkerHeader({ firstName, unread }: { firstName: string; unread: number }) {
  return (
    <header className="flex flex-col gap-5 py-2 lg:flex-row lg:items-end lg:justify-between lg:gap-6">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{copy.greeting(firstName)}</h1>
        <p className="max-w-reading text-lg text-ink-muted">{copy.intro}</p>
      </div>
      <nav aria-label={links.label} className="flex shrink-0 flex-wrap gap-3 max-sm:*:grow">
        <Button asChild variant="secondary">
          <Link to={paths.messages.to()}>
            <MessageCircle aria-hidden strokeWidth={1.75} />
            {links.messages}
            <CountBadge count={unread} cap={UNREAD_BADGE_CAP} label={links.unread(unread)} />
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.offers.to()}>
            <Handshake aria-hidden strokeWidth={1.75} />
            {links.offers}
          </Link>
        </Button>
        <Button asChild className="max-sm:basis-full">
          <Link to={paths.workerTasks.to()}>
            <Search aria-hidden strokeWidth={1.75} />
            {links.browse}
          </Link>
        </Button>
      </nav>
    </header>
  );
}
