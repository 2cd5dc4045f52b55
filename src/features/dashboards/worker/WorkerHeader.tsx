import { Handshake, MessageCircle, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { UNREAD_BADGE_CAP } from '#src/domain/unread.ts';
import { actionBadgeClasses, DashboardHeader } from '#src/features/dashboards/DashboardHeader.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { CountBadge } from '#src/ui/CountBadge.tsx';
import { workerCopy as copy } from './copy.ts';

const { links } = copy;

/** `isIdle`: no offer is upcoming, so browsing is the next step, and no card has one (product.md §2). */
export function WorkerHeader({
  firstName,
  unread,
  isIdle,
}: {
  firstName: string;
  unread: number;
  isIdle: boolean;
}) {
  return (
    <DashboardHeader greeting={copy.greeting(firstName)} intro={copy.intro} label={links.label}>
      <Button asChild variant="secondary">
        <Link to={paths.messages.to()}>
          <MessageCircle aria-hidden strokeWidth={1.75} />
          {links.messages}
          <CountBadge
            count={unread}
            cap={UNREAD_BADGE_CAP}
            label={links.unread(unread)}
            className={actionBadgeClasses}
          />
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={paths.offers.to()}>
          <Handshake aria-hidden strokeWidth={1.75} />
          {links.offers}
        </Link>
      </Button>
      <Button asChild variant={isIdle ? 'primary' : 'secondary'}>
        <Link to={paths.workerTasks.to()}>
          <Search aria-hidden strokeWidth={1.75} />
          {links.browse}
        </Link>
      </Button>
    </DashboardHeader>
  );
}
