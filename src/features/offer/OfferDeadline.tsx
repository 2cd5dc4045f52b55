import { AlarmClock } from 'lucide-react';
import { formatDay } from '#src/domain/dates.ts';
import { offerDeadline, type DeadlineState } from '#src/domain/offer-deadline.ts';
import type { Offer } from '#src/domain/offer.ts';
import { useToday } from '#src/lib/time/use-today.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { offersCopy } from './copy.ts';

const copy = offersCopy.urgency;

/** An offer's deadline, with its urgency while the offer is live. It follows the day. */
export function OfferDeadline({ offer }: { offer: Offer }) {
  const today = useToday();
  const { deadline_date: day } = offer;
  if (day == null) return <>{offersCopy.card.noDeadline}</>;
  const state = offerDeadline(offer, today);
  const urgency = state === null ? null : formatUrgency(state);
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <time dateTime={day} className="whitespace-nowrap">
        {formatDay(day)}
      </time>
      {urgency !== null && (
        <Badge
          tone={state?.urgency === 'overdue' ? 'danger' : 'accent'}
          icon={<AlarmClock aria-hidden strokeWidth={1.75} />}
        >
          {urgency}
        </Badge>
      )}
    </span>
  );
}

function formatUrgency({ urgency, days }: DeadlineState): string | null {
  switch (urgency) {
    case 'overdue':
      return copy.overdue(-days);
    case 'today':
      return copy.today;
    case 'soon':
      return copy.soon(days);
    case 'later':
      return null;
  }
}
