import { Handshake, MessageCircle, Plus } from 'lucide-react';
import { UNREAD_BADGE_CAP } from '#src/domain/unread.ts';
import { AppLink } from '#src/lib/navigation/AppLink.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { clientDashboardCopy as copy } from './copy.ts';

/**
 * The head of the client's dashboard (section 2): greeting, and where to go from here.
 *
 * @param props.unread the number of unread messages
 * @param props.pending the number of offers that await a response
 * @param props.onPost called to post a task
 */
export function ClientHeader({
  firstName,
  unread,
  pending,
  onPost,
}: {
  firstName: string;
  unread: number;
  pending: number;
  onPost: () => void;
}) {
  const { actions } = copy;
  return (
    <header className="flex flex-col gap-5 py-2 lg:flex-row lg:items-end lg:justify-between lg:gap-6">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{copy.greeting(firstName)}</h1>
        <p className="max-w-reading text-lg text-ink-muted">{copy.intro}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-3">
        <Button asChild variant="secondary" className="max-sm:flex-1">
          <AppLink to={paths.messages.to()}>
            <MessageCircle aria-hidden strokeWidth={1.75} />
            {actions.messages}
            <CountBadge count={unread} cap={UNREAD_BADGE_CAP} label={actions.unread(unread)} />
          </AppLink>
        </Button>
        <Button asChild variant="secondary" className="max-sm:flex-1">
          <AppLink to={paths.offers.to()}>
            <Handshake aria-hidden strokeWidth={1.75} />
            {actions.offers}
            {/* They wait for the workers. */}
            <CountBadge count={pending} tone="neutral" label={actions.pending(pending)} />
          </AppLink>
        </Button>
        <Button
          icon={<Plus aria-hidden strokeWidth={1.75} />}
          className="max-sm:basis-full!"
          onClick={onPost}
        >
          {actions.post}
        </Button>
      </div>
    </header>
  );
}
