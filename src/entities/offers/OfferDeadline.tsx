import { cx } from 'class-variance-authority';
import { CalendarClock, CalendarDays } from 'lucide-react';
import { dayIn, formatDay } from '#src/domain/dates.ts';
import { offerDeadline, type DeadlineState } from '#src/domain/offer-deadline.ts';
import type { Offer } from '#src/domain/offer.ts';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { offersCopy } from './copy.ts';

const copy = offersCopy.urgency;

/** An offer's deadline, with its urgency while the offer is live. */
export function OfferDeadline({ offer }: { offer: Offer }) {
  const { clock, timeZone } = useEnvironment();
  const { deadline_date: day } = offer;
  if (day == null) return <>{offersCopy.card.noDeadline}</>;
  const state = offerDeadline(offer, dayIn(clock.now(), timeZone));
  const urgency = state === null ? null : formatUrgency(state);
  const isOverdue = state?.urgency === 'overdue';
  const Icon = urgency === null ? CalendarDays : CalendarClock;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="inline-flex items-baseline gap-1.5">
        <Icon
          aria-hidden
          strokeWidth={1.75}
          className="size-4 shrink-0 self-center text-ink-muted"
        />
        <time dateTime={day}>{formatDay(day)}</time>
      </span>
      {urgency !== null && (
        <span
          className={cx(
            'text-sm font-semibold',
            isOverdue ? 'text-danger-solid' : 'text-warning-ink',
          )}
        >
          {urgency}
        </span>
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
