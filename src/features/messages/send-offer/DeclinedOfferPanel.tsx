import { cx } from 'class-variance-authority';
import { isBlank } from '#src/domain/typed-text.ts';
import { useId } from 'react';
import { formatDay } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import { taskCopy } from '#src/features/task/copy.ts';
import { OfferStatusBadge } from '#src/features/offer/OfferStatusBadge.tsx';
import { chatOffersCopy } from '../chat-offers-copy.ts';
import type { DeclinedOffer } from '../bubbles/declined-offer.ts';
import { firstNameOf } from '../bubbles/message-sentence.ts';

const copy = chatOffersCopy.form.declined;

export function DeclinedOfferPanel({
  offer,
  response,
  className,
}: DeclinedOffer & { className?: string | undefined }) {
  const titleId = useId();
  const { deadline_date: day } = offer;
  return (
    <section
      aria-labelledby={titleId}
      className={cx('flex flex-col gap-4 rounded-card bg-surface-sunken p-4', className)}
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="text-base">
          {copy.title}
        </h3>
        <OfferStatusBadge status={offer.status} />
      </header>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-1">
        <div>
          <dt className="text-sm text-ink-muted">{copy.amount}</dt>
          <dd className="font-medium tabular-nums">{formatMoney(offer.payment_amount)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-muted">{copy.deadline}</dt>
          <dd className="font-medium tabular-nums">
            {day == null ? taskCopy.noDeadline : <time dateTime={day}>{formatDay(day)}</time>}
          </dd>
        </div>
        {!isBlank(response) && (
          <div className="col-span-full">
            <dt className="text-sm text-ink-muted">
              {copy.response(firstNameOf(offer.worker.name))}
            </dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {response}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
