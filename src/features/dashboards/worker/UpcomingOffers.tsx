import { useId, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#src/contract/endpoint.ts';
import type { listUpcomingOffers } from '#src/contract/offers.ts';
import { countActive, UPCOMING_SHOWN } from '#src/domain/upcoming-offers.ts';
import { OfferItemSkeleton } from '#src/features/offer/OfferCard.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import type { Load } from '#src/lib/calls/use-load.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { workerCopy } from './copy.ts';
import { UpcomingOfferCard, type UpcomingOfferCardProps } from './UpcomingOfferCard.tsx';

const copy = workerCopy.upcoming;

const USUAL_COUNT = 2;

interface UpcomingOffersProps extends Omit<UpcomingOfferCardProps, 'offer'> {
  answer: CallAnswer<typeof listUpcomingOffers> | undefined;
  load: Load;
  /** From the summary; undefined while unknown. */
  expected: number | undefined;
}

/** The number of active ones, and cards for the first six (product.md §2, §9). */
export function UpcomingOffers({ answer, load, expected, ...cardProps }: UpcomingOffersProps) {
  const titleId = useId();
  const offers = answer?.offers ?? [];
  const active = answer ? countActive(offers, answer.pagination.total) : expected;
  const isEmpty = load.state === 'ready' && offers.length === 0;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="text-xl">
          {copy.title}{' '}
          {active === undefined ? (
            load.state === 'loading' && <Skeleton className="inline-block h-5 w-7 align-middle" />
          ) : (
            <span className="tabular-nums">{copy.count(active)}</span>
          )}
        </h2>
        {offers.length > UPCOMING_SHOWN && (
          <TextLink asChild isStandalone>
            <Link to={paths.offers.to()}>{copy.all}</Link>
          </TextLink>
        )}
      </div>
      <LoadRegion
        {...load}
        label={copy.label}
        state={isEmpty ? 'empty' : load.state}
        error={load.error?.message}
        errorTitle={copy.failedTitle}
        isInline
        className="grow"
        skeleton={
          <UpcomingSkeleton
            count={Math.min(Math.max(expected ?? USUAL_COUNT, 1), UPCOMING_SHOWN)}
          />
        }
        empty={<NoUpcomingOffers />}
      >
        <CardGrid aria-labelledby={titleId}>
          {offers.slice(0, UPCOMING_SHOWN).map((offer) => (
            <li key={offer.id} className="min-w-0">
              <UpcomingOfferCard {...cardProps} offer={offer} />
            </li>
          ))}
        </CardGrid>
      </LoadRegion>
    </div>
  );
}

function CardGrid(props: ComponentProps<'ul'>) {
  return (
    <div className="@container">
      <ul {...props} className="grid gap-4 md:gap-6 @xl:grid-cols-2" />
    </div>
  );
}

function UpcomingSkeleton({ count }: { count: number }) {
  return (
    <SkeletonGroup label={copy.loading}>
      <CardGrid aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <OfferItemSkeleton buttons={['w-32']} />
          </li>
        ))}
      </CardGrid>
    </SkeletonGroup>
  );
}

function NoUpcomingOffers() {
  return (
    // Without an action: the links to the tasks are above and beside it.
    <EmptyState
      picture={<Scene name="empty-desk" className="mx-auto max-w-56" />}
      title={copy.empty.title}
      headingLevel={3}
    >
      {copy.empty.text}
    </EmptyState>
  );
}
