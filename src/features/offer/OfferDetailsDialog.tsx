import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatDate } from '#src/domain/dates.ts';
import { formatMoney } from '#src/domain/money.ts';
import { offerRole } from '#src/domain/offer-machine.ts';
import { transitionsFrom } from '#src/domain/offer-process.ts';
import type { Offer } from '#src/domain/offer.ts';
import { CategoryPicture } from '#src/features/task/CategoryPicture.tsx';
import { PersonLink } from '#src/features/task/PersonLink.tsx';
import { UserText } from '#src/features/task/TaskDetails.tsx';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { FORBIDDEN, NOT_FOUND } from '#src/lib/calls/http-status.ts';
import { useLoad } from '#src/lib/calls/use-load.ts';
import { Button } from '#src/ui/Button.tsx';
import { Definition, DefinitionList } from '#src/ui/DefinitionList.tsx';
import { Dialog, DialogContent } from '#src/ui/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { Moment } from '#src/ui/Moment.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '#src/ui/Skeleton.tsx';
import { offersCopy } from './copy.ts';
import { CancelledOn } from './OfferCard.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferDeadline } from './OfferDeadline.tsx';
import { OfferProgress } from './OfferProgress.tsx';
import { OfferStatusBadge } from './OfferStatusBadge.tsx';
import { OfferTimeline } from './OfferTimeline.tsx';
import { offerQuery } from './queries.ts';
import type { AppliedTransition } from './use-offer-transition.ts';

const copy = offersCopy.modal;
export interface OfferDetailsDialogProps {
  /** The offer's id. */
  id: number;
  /** The offer from the list, shown while the call is pending and if it fails. */
  known?: Offer | undefined;
  /** The viewer's user id; null when unknown. */
  viewer: number | null;
  /** False while the dialog closes. */
  isOpen: boolean;
  onClose: () => void;
  /** Called after a transition succeeded. */
  onTransition: (applied: AppliedTransition) => void;
}

/**
 * The details of an offer in a dialog: fields, timeline, and the viewer's transitions (section 2).
 */
export function OfferDetailsDialog({
  id,
  known,
  viewer,
  isOpen,
  onClose,
  onTransition,
}: OfferDetailsDialogProps) {
  const options = offerQuery(useApi(), id);
  const query = useQuery(options);
  const load = useLoad(query, options.queryKey);
  const { error } = load;
  const isNotFound = error?.status === NOT_FOUND || error?.status === FORBIDDEN;
  const offer = isNotFound ? undefined : (query.data?.offer ?? known);
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={offer?.task.title ?? copy.title}
        width="wide"
        closeLabel={copy.close}
        onOpenAutoFocus={(event) => {
          // The dialog is there to be read: its first button is below a long text.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        footer={
          offer ? (
            <DetailsFooter
              offer={offer}
              viewer={viewer}
              onClose={onClose}
              onTransition={onTransition}
            />
          ) : (
            <CloseButton onClose={onClose} />
          )
        }
      >
        {offer ? (
          <Details offer={offer} />
        ) : isNotFound ? (
          <ErrorState
            picture={<Scene name="lost" className="max-w-56" />}
            title={copy.notFoundTitle}
            message={copy.notFound}
          />
        ) : (
          <LoadRegion
            label={copy.title}
            state={load.state}
            isBusy={load.isBusy}
            isSlow={load.isSlow}
            errorTitle={copy.failedTitle}
            error={error && error.messageOr(copy.failed)}
            onRetry={load.retry}
            skeleton={<DetailsSkeleton />}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** A client's only action here is to cancel a pending offer (section 2); a worker has all of theirs. */
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
      <CloseButton onClose={onClose} />
    </OfferActions>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="secondary" onClick={onClose}>
      {copy.close}
    </Button>
  );
}

const asideClasses = 'flex min-w-0 flex-col gap-6 max-md:border-t max-md:border-line max-md:pt-6';
const wideAsideClasses = 'grid min-w-0 gap-x-10 gap-y-6 md:col-span-full md:grid-cols-2';

/** As those of a task: in one column on phones; from 768 px, texts at the left, facts and timeline at the right. */
function Details({ offer }: { offer: Offer }) {
  const { timeZone } = useEnvironment();
  const timelineId = `offer-${offer.id}-timeline`;
  const { task } = offer;
  const hasTexts = [task.description, offer.offer_details, offer.terms_and_conditions].some(
    (text) => text?.trim(),
  );
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
      <div ref={top} className="mt-1 flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {task.task_category && <CategoryPicture category={task.task_category} />}
          <span className="font-display text-xl font-semibold tabular-nums">
            {formatMoney(offer.payment_amount)}
          </span>
          <OfferStatusBadge status={offer.status} />
          <CancelledOn offer={offer} />
          <span className="text-sm text-ink-muted tabular-nums">
            {offersCopy.card.number(offer.id)}
          </span>
          {offer.status === 'paid' && <Moment name="stamp" className="ms-auto size-10" />}
        </div>
        <OfferProgress offer={offer} />
      </div>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        {hasTexts && (
          <div className="flex min-w-0 flex-col gap-6">
            <UserText title={copy.description} text={task.description} />
            <UserText title={copy.details} text={offer.offer_details} />
            <UserText title={copy.terms} text={offer.terms_and_conditions} />
          </div>
        )}
        <div className={hasTexts ? asideClasses : wideAsideClasses}>
          <DefinitionList>
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
          </DefinitionList>
          <section className="flex flex-col gap-4">
            <h3 id={timelineId}>{copy.timeline}</h3>
            <OfferTimeline offer={offer} labelledBy={timelineId} />
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
              <span>
                {copy.created}{' '}
                <time dateTime={offer.created_at}>{formatDate(offer.created_at, timeZone)}</time>
              </span>
              <span>
                {copy.updated}{' '}
                <time dateTime={offer.updated_at}>{formatDate(offer.updated_at, timeZone)}</time>
              </span>
            </p>
          </section>
        </div>
      </div>
    </>
  );
}

/** In the shape of an offer with a description and two steps, to reduce layout shift. */
function DetailsSkeleton() {
  return (
    <SkeletonGroup label={copy.loading} className="flex flex-col gap-5">
      <div className="mt-1 flex items-center gap-4">
        <Skeleton className="size-12 rounded-control" />
        <Skeleton className="h-7 w-16" />
        <Skeleton className="h-6.5 w-24 rounded-pill" />
      </div>
      <div className="flex h-6 flex-col justify-between">
        <Skeleton className="h-1 rounded-pill" />
        <SkeletonText className="w-3/4 text-xs" />
      </div>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex flex-col gap-3">
          <SkeletonText className="w-40 text-lg" />
          <SkeletonText lines={4} />
        </div>
        <div className="flex flex-col gap-6">
          <DefinitionList>
            {Array.from({ length: 5 }, (_, index) => (
              <Definition key={index} term={<SkeletonText className="w-16" />}>
                <SkeletonText className="w-3/4" />
              </Definition>
            ))}
          </DefinitionList>
          <div className="flex flex-col gap-4">
            <SkeletonText className="w-24 text-lg" />
            {Array.from({ length: 2 }, (_, index) => (
              <div key={index} className="flex gap-3.5 pb-2">
                <Skeleton className="size-7 shrink-0 rounded-pill" />
                <div>
                  <SkeletonText className="w-28" />
                  <SkeletonText className="w-20 text-sm" />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
