import { useEffect, useRef } from 'react';
import { formatDate } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import { offerRole, offerTimeline } from '#src/domain/offer-machine.ts';
import { transitionsFrom } from '#src/domain/offer-process.ts';
import type { Offer } from '#src/domain/offer.ts';
import { CategoryPicture } from '#src/features/task/CategoryPicture.tsx';
import {
  CloseDetailsButton,
  DetailsBody,
  DetailsDialog,
  UserText,
  type DetailsHeader,
} from '#src/features/task/DetailsDialog.tsx';
import { PersonLink } from '#src/features/task/PersonLink.tsx';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { FORBIDDEN, NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { useLoadedQuery } from '#src/lib/calls/use-load.ts';
import { Definition } from '#src/ui/DefinitionList.tsx';
import { Moment } from '#src/ui/Moment.tsx';
import { offersCopy } from './copy.ts';
import { CancelledOn } from './OfferCard.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferDeadline } from './OfferDeadline.tsx';
import { OfferProgress } from './OfferProgress.tsx';
import { OfferStatusBadge } from './OfferStatusBadge.tsx';
import { Steps } from './Steps.tsx';
import { getOffer } from '#src/contract/offers.ts';
import { callQuery } from '#src/lib/calls/query.ts';
import type { AppliedTransition } from './use-offer-transition.ts';

const copy = offersCopy.modal;
export interface OfferDetailsDialogProps {
  id: number;
  /** The offer from the list, shown while the call is pending and if it fails. */
  known?: Offer | undefined;
  viewer: number | null;
  isOpen: boolean;
  onClose: () => void;
  onTransition: (applied: AppliedTransition) => void;
}

/** Fields and timeline of an offer, and the viewer's transitions (product.md §2). */
export function OfferDetailsDialog({
  id,
  known,
  viewer,
  isOpen,
  onClose,
  onTransition,
}: OfferDetailsDialogProps) {
  const { query, load } = useLoadedQuery(callQuery(useApi(), getOffer, { params: { id } }));
  const { error } = load;
  const isNotFound = error?.status === NOT_FOUND || error?.status === FORBIDDEN;
  const offer = isNotFound ? undefined : (query.data?.offer ?? known);
  return (
    <DetailsDialog
      copy={copy}
      item={offer}
      load={load}
      error={error && error.messageOr(copy.failed)}
      notFound={isNotFound ? copy.notFound : null}
      header={offer && headerOf(offer)}
      isOpen={isOpen}
      onClose={onClose}
      renderFooter={(shown) => (
        <DetailsFooter offer={shown} {...{ viewer, onClose, onTransition }} />
      )}
    >
      {(shown) => <Details offer={shown} />}
    </DetailsDialog>
  );
}

function headerOf({ id, status, payment_amount, task }: Offer): DetailsHeader {
  return {
    title: task.title,
    kind: (
      <>
        <OfferStatusBadge status={status} />
        <span className="text-sm text-ink-muted tabular-nums">{offersCopy.card.number(id)}</span>
      </>
    ),
    picture: task.task_category && <CategoryPicture category={task.task_category} />,
    amount: formatMoney(payment_amount),
  };
}

/** A client's only action here is to cancel a pending offer (product.md §2); a worker has all of theirs. */
function DetailsFooter({
  offer,
  viewer,
  onClose,
  onTransition,
}: {
  offer: Offer;
  viewer: number | null;
  onClose: () => void;
  onTransition: OfferDetailsDialogProps['onTransition'];
}) {
  const role = viewer === null ? null : offerRole(offer, viewer);
  const transitions =
    role === 'worker' || (role === 'client' && offer.status === 'pending')
      ? transitionsFrom(offer.status, role)
      : [];
  // Rendered without transitions, too: they are gone after a conflict, but its message must show.
  return (
    <OfferActions
      offer={offer}
      transitions={transitions}
      placement="dialog"
      onTransition={onTransition}
      className="flex w-full flex-col gap-4"
    >
      <CloseDetailsButton onClose={onClose} />
    </OfferActions>
  );
}

function Details({ offer }: { offer: Offer }) {
  const { timeZone } = useEnvironment();
  const timelineId = `offer-${offer.id}-timeline`;
  const { task } = offer;
  const top = useRef<HTMLDivElement>(null);
  const shownStatus = useRef(offer.status);
  // The status is at the top, and the button that has changed it at the bottom.
  useEffect(() => {
    if (shownStatus.current === offer.status) return;
    shownStatus.current = offer.status;
    top.current?.closest('[role="dialog"]')?.scrollTo({ top: 0 });
  }, [offer.status]);
  return (
    <>
      <div ref={top} className="mt-1 flex items-center gap-4">
        <div className="flex grow flex-col gap-2">
          <OfferProgress offer={offer} />
          <CancelledOn offer={offer} />
        </div>
        {offer.status === 'paid' && <Moment name="stamp" className="size-10" />}
      </div>
      <DetailsBody
        texts={
          <>
            <UserText title={copy.description} text={task.description} />
            <UserText title={copy.details} text={offer.offer_details} />
            <UserText title={copy.terms} text={offer.terms_and_conditions} />
          </>
        }
        facts={
          <>
            <Definition term={copy.client}>
              <PersonLink {...offer.client} />
            </Definition>
            <Definition term={copy.worker}>
              <PersonLink {...offer.worker} />
            </Definition>
            <Definition term={copy.deadline}>
              <OfferDeadline offer={offer} />
            </Definition>
            {task.location ? <Definition term={copy.location}>{task.location}</Definition> : null}
            {task.payment_offer == null ? null : (
              <Definition term={copy.budget}>{formatMoney(task.payment_offer)}</Definition>
            )}
            <Definition term={copy.created}>
              <time dateTime={offer.created_at}>{formatDate(offer.created_at, timeZone)}</time>
            </Definition>
            <Definition term={copy.updated}>
              <time dateTime={offer.updated_at}>{formatDate(offer.updated_at, timeZone)}</time>
            </Definition>
          </>
        }
        last={
          <section className="flex flex-col gap-4">
            <h3 id={timelineId}>{copy.timeline}</h3>
            <Steps
              steps={offerTimeline(offer)}
              ending={offer.status === 'cancelled' ? 'ended' : 'failed'}
              labelledBy={timelineId}
            />
          </section>
        }
      />
    </>
  );
}
