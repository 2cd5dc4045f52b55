import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { listPendingReviews } from '#src/contract/reviews.ts';
import type { PendingReview } from '#src/domain/review.ts';
import { WriteReviewDialog } from '#src/features/review/OfferDialogs.tsx';
import { failureMessage } from '#src/features/review/failure.ts';
import { pendingReviewsCopy as copy } from '#src/features/pending-reviews/copy.ts';
import {
  PendingReviewCard,
  PendingReviewsSkeleton,
} from '#src/features/pending-reviews/PendingReviewCard.tsx';
import { WhyReviewsMatter } from '#src/features/pending-reviews/WhyReviewsMatter.tsx';
import { AppLink } from '#src/lib/navigation/AppLink.tsx';
import { useApi } from '#src/lib/app/ServicesProvider.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { pageQuery } from '#src/lib/calls/query.ts';
import { useLoadedQuery } from '#src/lib/calls/use-load.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { DialogSlot } from '#src/ui/DialogSlot.tsx';
import { usePreloadWhen } from '#src/ui/lazy-part.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { PageGrid, PageGridCell } from '#src/ui/PageGrid.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Link } from 'react-router-dom';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';

interface Selected {
  readonly pending: PendingReview;
  readonly index: number;
}

export function PendingReviewsScreen() {
  const { query, load } = useLoadedQuery(pageQuery(useApi(), listPendingReviews, {}));
  const pending = query.data?.data;
  const isEmpty = load.state === 'ready' && pending?.length === 0;
  const [selected, setSelected] = useState<Selected | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const nextFocus = useNextFocus({ list, heading, index: selected?.index });

  usePreloadWhen(pending !== undefined, WriteReviewDialog);

  return (
    <Container className="flex flex-col gap-6 py-6 md:py-10">
      <PageHeader
        title={copy.title}
        headingRef={heading}
        intro={copy.intro}
        action={
          <Button asChild variant="secondary" className="max-sm:px-3 max-sm:text-sm">
            <AppLink to={paths.reviews.to()}>{copy.all}</AppLink>
          </Button>
        }
      >
        {pending && pending.length > 0 && (
          <Badge tone="warning">{copy.count(pending.length)}</Badge>
        )}
        {load.state === 'loading' && <Skeleton className="h-6.5 w-24 rounded-pill" />}
      </PageHeader>
      <LoadRegion
        {...load}
        label={copy.listLabel}
        state={isEmpty ? 'empty' : load.state}
        error={load.error && failureMessage(load.error)}
        errorTitle={copy.failed}
        skeleton={
          <BesideReasons>
            <PendingReviewsSkeleton />
          </BesideReasons>
        }
        empty={<NoPendingReviews />}
      >
        <BesideReasons>
          <ul ref={list} className="flex flex-col gap-4 md:gap-6">
            {pending?.map((each, index) => (
              <li key={each.task_offer_id}>
                <PendingReviewCard
                  pending={each}
                  onWrite={() => setSelected({ pending: each, index })}
                />
              </li>
            ))}
          </ul>
        </BesideReasons>
      </LoadRegion>
      <DialogSlot value={selected}>
        {({ pending: { task_offer_id, task_title, can_review_user } }, isOpen) => (
          <WriteReviewDialog
            offerId={task_offer_id}
            taskTitle={task_title}
            revieweeName={can_review_user.name}
            isOpen={isOpen}
            onClose={() => setSelected(null)}
            focusFallback={nextFocus}
          />
        )}
      </DialogSlot>
    </Container>
  );
}
PendingReviewsScreen.route = 'pendingReviews' as const;

function BesideReasons({ children }: { children: ReactNode }) {
  return (
    <PageGrid className="items-start">
      <PageGridCell span={{ md: 12, lg: 8 }}>{children}</PageGridCell>
      <PageGridCell span={{ md: 12, lg: 4 }}>
        <WhyReviewsMatter />
      </PageGridCell>
    </PageGrid>
  );
}

/** When a review leaves the list: to the button of the card in its place, the last card's, or the heading. */
function useNextFocus({
  list,
  heading,
  index,
}: {
  list: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  index: number | undefined;
}): RefObject<HTMLElement | null> {
  const next = useRef<HTMLElement>(null);
  const position = useRef(0);
  // After every render, because the list changes while the dialog is open.
  useEffect(() => {
    if (index !== undefined) position.current = index;
    const cards = list.current?.children ?? [];
    const card = cards[Math.min(position.current, cards.length - 1)];
    next.current = card?.querySelector('button') ?? heading.current;
  });
  return next;
}

function NoPendingReviews() {
  return (
    <EmptyState
      picture={<Scene name="tidy-board" />}
      title={copy.empty.title}
      action={
        <Button asChild>
          <Link to={paths.offers.to()}>{copy.empty.offers}</Link>
        </Button>
      }
    >
      {copy.empty.text}
    </EmptyState>
  );
}
