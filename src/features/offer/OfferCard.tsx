import { CalendarDays } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cut, CUT } from '#src/domain/cut.ts';
import { formatDate } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import { isReviewable, offerRole } from '#src/domain/offer-machine.ts';
import {
  transitionsFrom,
  type OfferRole,
  type OfferTransition,
} from '#src/domain/offer-process.ts';
import type { Offer } from '#src/domain/offer.ts';
import { CategoryPicture } from '#src/features/task/CategoryPicture.tsx';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CardLink } from '#src/ui/Card.tsx';
import {
  actionRowLinkClasses,
  ItemCard,
  ItemCardSkeleton,
  ItemFactSkeleton,
} from '#src/ui/ItemCard.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { offersCopy } from './copy.ts';
import { OfferActions, type FailureTexts } from './OfferActions.tsx';
import { OfferProgress } from './OfferProgress.tsx';
import { OfferStatusBadge } from './OfferStatusBadge.tsx';
import type { AppliedTransition } from './use-offer-transition.ts';
import { OFFER_STOPS } from '#src/domain/offer-progress.ts';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { OfferDeadline } from './OfferDeadline.tsx';

const copy = offersCopy.card;

export interface OfferCardProps {
  offer: Offer;
  viewer: number;
  onDetails: (selected: { offer: Offer }) => void;
  onReview: (selected: { offer: Offer }) => void;
  onTransition: (applied: AppliedTransition) => void;
}

/** With the transitions allowed to the viewer (product.md §2). Memoized: pass stable callbacks. */
export const OfferCard = memo(function OfferCard({
  offer,
  viewer,
  onDetails,
  onReview,
  onTransition,
}: OfferCardProps) {
  const role = offerRole(offer, viewer);
  const canReview = role !== null && isReviewable(offer.status);
  return (
    <OfferItem
      offer={offer}
      role={role}
      titleId={`offer-${offer.id}`}
      headingLevel={2}
      text={offer.offer_details && cut(offer.offer_details, CUT.taskDescription)}
      transitions={role === null ? [] : transitionsFrom(offer.status, role)}
      details={{ label: copy.details, to: paths.offers.to({ offer: offer.id }) }}
      onDetails={onDetails}
      onTransition={onTransition}
    >
      {canReview && (
        <Button
          variant={offer.review_id == null ? 'primary' : 'secondary'}
          onClick={() => onReview({ offer })}
        >
          {offer.review_id == null ? copy.writeReview : copy.viewReview}
        </Button>
      )}
    </OfferItem>
  );
});

/** The card of an offer, on any screen. The role is null for a third party. */
export function OfferItem({
  offer,
  role,
  titleId,
  headingLevel,
  text,
  transitions,
  failureTexts,
  details,
  onDetails,
  onTransition,
  children,
}: Pick<OfferCardProps, 'offer' | 'onDetails' | 'onTransition'> & {
  role: OfferRole | null;
  titleId: string;
  headingLevel: 2 | 3;
  text: string | null | undefined;
  transitions: readonly OfferTransition[];
  failureTexts?: FailureTexts | undefined;
  details: { readonly label: string; readonly to: string };
  children?: ReactNode;
}) {
  const { timeZone } = useEnvironment();
  return (
    <ItemCard
      titleId={titleId}
      title={offer.task.title}
      headingLevel={headingLevel}
      picture={offer.task.task_category && <CategoryPicture category={offer.task.task_category} />}
      kind={<OfferStatusBadge status={offer.status} />}
      when={
        <span className="whitespace-nowrap tabular-nums">
          {copy.number(offer.id)} ·{' '}
          <time dateTime={offer.created_at}>
            <VisuallyHidden>{copy.created} </VisuallyHidden>
            {formatDate(offer.created_at, timeZone)}
          </time>
        </span>
      }
      amount={formatMoney(offer.payment_amount)}
      footer={
        <OfferActions
          offer={offer}
          transitions={transitions}
          placement="card"
          failureTexts={failureTexts}
          onTransition={onTransition}
        >
          <CardLink asChild className={actionRowLinkClasses} onOpen={() => onDetails({ offer })}>
            <Link to={details.to}>
              {details.label} <VisuallyHidden>{copy.detailsOf(offer.task.title)}</VisuallyHidden>
            </Link>
          </CardLink>
          {children}
        </OfferActions>
      }
    >
      <OfferProgress offer={offer} />
      <CancelledOn offer={offer} />
      <dl className="grid gap-x-3 gap-y-3 @2xs:grid-cols-[minmax(0,1fr)_8rem] @sm:gap-x-4 @sm:grid-cols-[2fr_3fr]">
        {role !== null && <Counterpart offer={offer} role={role} />}
        <Fact
          term={copy.deadline}
          mark={
            // On a narrow card, the two facts have no room for it.
            <span className="me-3 grid size-8 @2xs:@max-sm:hidden place-items-center rounded-pill bg-surface-sunken text-ink-muted">
              <CalendarDays aria-hidden strokeWidth={1.75} className="size-4" />
            </span>
          }
        >
          <OfferDeadline offer={offer} />
        </Fact>
      </dl>
      {text ? <p className="text-pretty wrap-anywhere text-ink-muted">{text}</p> : null}
    </ItemCard>
  );
}

/** The badge of a canceled offer says only "Unknown". */
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

function Counterpart({ offer, role }: { offer: Offer; role: OfferRole }) {
  const person = role === 'worker' ? offer.client : offer.worker;
  return (
    <Fact
      term={copy.counterpart[role]}
      mark={<Avatar name={person.name} personId={person.id} size="sm" className="me-3" />}
    >
      <TextLink asChild isStandalone className="line-clamp-2 wrap-anywhere">
        <Link to={paths.user.to(person.id)}>{person.name}</Link>
      </TextLink>
    </Fact>
  );
}

/** All marks are 32 px wide, so that values align from card to card. */
function Fact({ term, mark, children }: { term: string; mark: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start">
      <dt className="col-start-2 text-sm text-ink-muted">{term}</dt>
      <dd className="contents">
        <span className="col-start-1 row-span-2 row-start-1 mt-1.5">{mark}</span>
        <span className="min-w-0 font-medium">{children}</span>
      </dd>
    </div>
  );
}

/** @param props.buttons widths of the buttons beside the link to the details */
export function OfferItemSkeleton({ buttons }: { buttons: readonly string[] }) {
  return (
    <ItemCardSkeleton hasPicture buttons={buttons}>
      <div className="flex gap-1">
        {OFFER_STOPS.map((stop) => (
          <div key={stop} className="flex flex-1 flex-col gap-1">
            <Skeleton className="my-0.5 h-1 rounded-pill" />
            <SkeletonText className="w-10 text-xs" />
          </div>
        ))}
      </div>
      <div className="grid gap-x-3 gap-y-3 @2xs:grid-cols-[minmax(0,1fr)_8rem] @sm:gap-x-4 @sm:grid-cols-[2fr_3fr] @2xs:@max-sm:[&>:last-child>:first-child]:hidden">
        <ItemFactSkeleton />
        <ItemFactSkeleton />
      </div>
      <SkeletonText />
    </ItemCardSkeleton>
  );
}
