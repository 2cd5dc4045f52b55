import { cx } from 'class-variance-authority';
import { CalendarClock, CalendarDays } from 'lucide-react';
import { dayIn, formatDay } from '#src/domain/dates.ts';
import { offerDeadline, type DeadlineState } from '#src/domain/offer-deadline.ts';
import type { Offer } from '#src/domain/offer.ts';
import { useEnvironment } from '#src/lib/EnvironmentProvider.tsx';
import { offersCopy } from './copy.ts';

const copy = offersCopy.urgency;

/** The day until which the work is to be done, and how near it is while somebody works towards it. */
export function OfferDeadline({ offer }: { offer: Offer }) {
  const { clock, timeZone } = useEnvironment();
  const { deadline_date: day } = offer;
  if (day == null) return <>{offersCopy.card.noDeadline}</>;
  const state = offerDeadline(offer, dayIn(clock.now(), timeZone));
  const words = state === null ? null : wordsOf(state);
  const isLate = state?.urgency === 'overdue';
  const Icon = words === null ? CalendarDays : CalendarClock;
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
      {words !== null && (
        <span
          className={cx('text-sm font-semibold', isLate ? 'text-danger-solid' : 'text-warning-ink')}
        >
          {words}
        </span>
      )}
    </span>
  );
}

function wordsOf({ urgency, days }: DeadlineState): string | null {
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
