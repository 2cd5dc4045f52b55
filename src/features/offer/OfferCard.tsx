import { cx } from 'class-variance-authority';
import { CalendarDays } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cut, CUT } from '#src/domain/cut.ts';
import { formatDate } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import { isReviewable, offerRole } from '#src/domain/offer-machine.ts';
import { transitionsFrom, type OfferRole } from '#src/domain/offer-process.ts';
import type { Offer } from '#src/domain/offer.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { offersCopy } from './copy.ts';
import { OfferActions } from './OfferActions.tsx';
import { OfferDeadline } from './OfferDeadline.tsx';
import { OfferStatusBadge } from './OfferStatusBadge.tsx';
import type { AppliedTransition } from './use-offer-transition.ts';

const copy = offersCopy.card;

export interface OfferCardProps {
  offer: Offer;
  /** The viewer's user id. */
  viewer: number;
  /** Called to show the details. */
  onDetails: (selected: { offer: Offer }) => void;
  /** Called to write a review, or to view the existing one. */
  onReview: (selected: { offer: Offer }) => void;
  /** Called after a transition succeeded. */
  onTransition: (applied: AppliedTransition) => void;
}

/**
 * An offer in the list, with the transitions allowed to the viewer (section 2). Memoized: pass stable
 * callbacks.
 */
export const OfferCard = memo(function OfferCard({
  offer,
  viewer,
  onDetails,
  onReview,
  onTransition,
}: OfferCardProps) {
  const role = offerRole(offer, viewer);
  const transitions = role === null ? [] : transitionsFrom(offer.status, role);
  const canReview = role !== null && isReviewable(offer.status);
  const titleId = `offer-${offer.id}`;
  return (
    <Card asChild padding="md">
      <article
        aria-labelledby={titleId}
        className="flex h-full flex-col gap-4 hover:border-line-strong/70"
      >
        <OfferCardHeader offer={offer} titleId={titleId} />
        <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <OfferFacts offer={offer} role={role} />
        </dl>
        {offer.offer_details ? (
          <p className="text-pretty wrap-anywhere text-ink-muted">
            {cut(offer.offer_details, CUT.taskDescription)}
          </p>
        ) : null}
        <OfferActions
          offer={offer}
          transitions={transitions}
          placement="card"
          onTransition={onTransition}
          className={cx(
            'mt-auto flex flex-col gap-4',
            // A line above the buttons, but none above a link alone.
            (transitions.length > 0 || canReview) && 'border-t border-line pt-4',
          )}
        >
          {canReview && (
            <Button
              variant={offer.review_id == null ? 'primary' : 'secondary'}
              onClick={() => onReview({ offer })}
            >
              {offer.review_id == null ? copy.writeReview : copy.viewReview}
            </Button>
          )}
          {/* Aligns the label with the edge of the card's content. */}
          <Button
            variant="link"
            className="ms-auto focus-visible:-outline-offset-2 sm:-me-5"
            onClick={() => onDetails({ offer })}
          >
            {copy.details} <VisuallyHidden>{copy.detailsOf(offer.task.title)}</VisuallyHidden>
          </Button>
        </OfferActions>
      </article>
    </Card>
  );
});

/** Title and number, with amount and status at the end, or below on phones. */
function OfferCardHeader({ offer, titleId }: { offer: Offer; titleId: string }) {
  const { timeZone } = useEnvironment();
  return (
    <header className="flex flex-col gap-x-4 gap-y-3 sm:flex-row sm:items-start sm:justify-between">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 id={titleId} className="line-clamp-3 text-lg text-pretty wrap-anywhere">
          {offer.task.title}
        </h2>
        <p className="text-sm text-ink-muted tabular-nums">
          {copy.number(offer.id)} ·{' '}
          <time dateTime={offer.created_at} className="whitespace-nowrap">
            {copy.created(formatDate(offer.created_at, timeZone))}
          </time>
        </p>
        <CancelledOn offer={offer} />
      </div>
      <div className="flex shrink-0 items-center justify-between gap-2 sm:flex-col sm:items-end">
        <span className="font-display text-xl font-semibold tabular-nums">
          {formatMoney(offer.payment_amount)}
        </span>
        <OfferStatusBadge status={offer.status} />
      </div>
    </header>
  );
}

/** When a canceled offer was canceled. Its badge says only "Unknown". Renders nothing otherwise. */
export function CancelledOn({ offer }: { offer: Offer }) {
  const { timeZone } = useEnvironment();
  if (offer.status !== 'cancelled') return null;
  const at = offer.cancelled_at ?? offer.updated_at;
  return (
    <p className="text-sm font-medium">
      <time dateTime={at}>{copy.cancelledOn(formatDate(at, timeZone))}</time>
    </p>
  );
}

/**
 * The other person and the deadline, for a description list in a card.
 *
 * @param props.role the viewer's role; null for a third party, who has no counterpart
 */
export function OfferFacts({ offer, role }: { offer: Offer; role: OfferRole | null }) {
  return (
    <>
      {role !== null && <Counterpart offer={offer} role={role} />}
      <Fact
        term={copy.deadline}
        mark={
          <span className="grid size-8 place-items-center rounded-pill bg-surface-sunken text-ink-muted">
            <CalendarDays aria-hidden strokeWidth={1.75} className="size-4" />
          </span>
        }
      >
        <OfferDeadline offer={offer} />
      </Fact>
    </>
  );
}

function Counterpart({ offer, role }: { offer: Offer; role: OfferRole }) {
  const person = role === 'worker' ? offer.client : offer.worker;
  return (
    <Fact
      term={copy.counterpart[role]}
      mark={<Avatar name={person.name} personId={person.id} size="sm" />}
    >
      <TextLink asChild isStandalone className="wrap-anywhere">
        <Link to={paths.user.to(person.id)}>{person.name}</Link>
      </TextLink>
    </Fact>
  );
}

/** A value with its mark. All marks are 32 px wide, so that values align from card to card. */
function Fact({ term, mark, children }: { term: string; mark: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] content-start gap-x-3">
      <dt className="col-start-2 text-sm text-ink-muted">{term}</dt>
      <dd className="contents">
        <span className="col-start-1 row-span-2 row-start-1 mt-1.5">{mark}</span>
        <span className="min-w-0 font-medium">{children}</span>
      </dd>
    </div>
  );
}
