import { Handshake, MessageCircle, Plus } from 'lucide-react';
import { UNREAD_BADGE_CAP } from '#src/domain/unread.ts';
import { AppLink } from '#src/lib/navigation/AppLink.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { actionBadgeClasses, DashboardHeader } from '../DashboardHeader.tsx';
import { clientDashboardCopy as copy } from './copy.ts';

/** The head of the client's dashboard: greeting, and where to go from here (product.md §2). */
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
    <DashboardHeader greeting={copy.greeting(firstName)} intro={copy.intro}>
      <Button asChild variant="secondary">
        <AppLink to={paths.messages.to()}>
          <MessageCircle aria-hidden strokeWidth={1.75} />
          {actions.messages}
          <CountBadge
            count={unread}
            cap={UNREAD_BADGE_CAP}
            label={actions.unread(unread)}
            className={actionBadgeClasses}
          />
        </AppLink>
      </Button>
      <Button asChild variant="secondary">
        <AppLink to={paths.offers.to()}>
          <Handshake aria-hidden strokeWidth={1.75} />
          {actions.offers}
          {/* They wait for the workers. */}
          <CountBadge
            count={pending}
            tone="neutral"
            label={actions.pending(pending)}
            className={actionBadgeClasses}
          />
        </AppLink>
      </Button>
      <Button icon={<Plus aria-hidden strokeWidth={1.75} />} onClick={onPost}>
        {actions.post}
      </Button>
    </DashboardHeader>
  );
}
