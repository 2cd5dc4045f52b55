import { memo, useRef, type ReactNode } from 'react';
import type { ApiError } from '#src/lib/calls/api-error.ts';
import type { useFilteredList } from '#src/lib/lists/use-filtered-list.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CardList, CardListSkeleton, type CardListProps } from '#src/ui/CardList.tsx';
import { Container } from '#src/ui/Container.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import type { FilterBarList } from '#src/ui/FilterBar.tsx';
import { usePreloadWhen, type LazyPart } from '#src/ui/lazy-part.tsx';
import type { NextPageCopy } from '#src/ui/LoadMore.tsx';
import { LoadRegion } from '#src/ui/LoadRegion.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { PageHeader } from './PageHeader.tsx';

const Cards = memo(CardList) as typeof CardList;

interface FilteredListCopy {
  readonly title: string;
  readonly intro: string;
  readonly listLabel: string;
  readonly loading: string;
  readonly more: NextPageCopy;
  readonly filters: { readonly clear: string };
  readonly noMatch: { readonly title: string; readonly text: string };
  readonly error: { readonly title: string };
  /** Such as "24 offers": the badge of a page that has one. */
  readonly total?: (count: number) => string;
  showing(shown: number, total: number): string;
}

interface FilteredListPageProps<Item extends { readonly id: number }> extends Pick<
  CardListProps<Item>,
  'columns' | 'estimatedHeight' | 'isAutomatic' | 'renderCard'
> {
  copy: FilteredListCopy;
  page: Pick<
    ReturnType<typeof useFilteredList<object, never, Item>>,
    'list' | 'isEmpty' | 'hasNoMatch' | 'matches'
  >;
  /** They load once the list is on the screen, which doesn't wait for them. */
  dialogParts: readonly Pick<LazyPart<never>, 'preload'>[];
  renderFilters: (bar: FilterBarList & { matches: number | null }) => ReactNode;
  cardSkeleton: ReactNode;
  /** Enough to fill the first screen. */
  skeletonCount: number;
  /** In place of a list that has nothing, whatever the filters. */
  empty: ReactNode;
  onClear: () => void;
  action?: ReactNode;
  /** Wraps filters and list, such as in the panel of a tab. */
  renderFrame?: (content: ReactNode) => ReactNode;
  /** By default the error's message. */
  errorText?: (error: ApiError) => string;
  children: ReactNode;
}

/** The frame of a screen with a filtered list: title, counts, filters, and the list in all its states. */
export function FilteredListPage<Item extends { readonly id: number }>({
  copy,
  page: { list, isEmpty, hasNoMatch, matches },
  dialogParts,
  renderFilters,
  columns,
  estimatedHeight,
  isAutomatic,
  renderCard,
  cardSkeleton,
  skeletonCount,
  empty,
  onClear,
  action,
  renderFrame,
  errorText = ({ message }) => message,
  children,
}: FilteredListPageProps<Item>) {
  const { items, counts, state } = list;
  const isLoaded = items !== undefined;
  // There is nothing to filter, unless a filter is why.
  const hasFilters = !isEmpty || hasNoMatch;
  const heading = useRef<HTMLHeadingElement>(null);
  const lostFocus = useLostFocus(() => heading.current?.focus());
  usePreloadWhen(isLoaded, ...dialogParts);

  return (
    <Container className="flex flex-col gap-6 py-6 md:py-10">
      <PageHeader title={copy.title} headingRef={heading} intro={copy.intro} action={action}>
        {copy.total && isLoaded && !isEmpty && <Badge>{copy.total(counts.total)}</Badge>}
        {copy.total && state === 'loading' && <Skeleton className="h-6.5 w-20 rounded-pill" />}
      </PageHeader>
      {(renderFrame ?? ((content) => content))(
        <div className="contents" {...lostFocus}>
          {hasFilters &&
            renderFilters({
              matches,
              status: (
                <>
                  {isLoaded && (
                    <span className="text-sm text-ink-muted tabular-nums">
                      {copy.showing(counts.shown, counts.total)}
                    </span>
                  )}
                  {state === 'loading' && <SkeletonText className="w-28 text-sm" />}
                  {list.isOutdated && <Spinner className="size-4 text-ink-muted" />}
                </>
              ),
              hasClearButton: !hasNoMatch,
              isRefreshing: list.isRefreshing,
              onRefresh: state === 'error' ? undefined : list.refresh,
            })}
          <LoadRegion
            label={copy.listLabel}
            state={isEmpty ? 'empty' : state}
            isBusy={list.isBusy}
            isSlow={list.isSlow}
            error={list.error && errorText(list.error)}
            errorTitle={copy.error.title}
            // Below tabs, an alert; in place of a whole page, an error state.
            isInline={renderFrame !== undefined}
            onRetry={list.onRetry}
            skeleton={
              <CardListSkeleton
                label={copy.loading}
                columns={columns}
                count={skeletonCount}
                card={cardSkeleton}
              />
            }
            empty={
              hasNoMatch ? (
                <EmptyState
                  picture={<Scene name="no-match" />}
                  title={copy.noMatch.title}
                  action={
                    <Button variant="secondary" onClick={onClear}>
                      {copy.filters.clear}
                    </Button>
                  }
                >
                  {copy.noMatch.text}
                </EmptyState>
              ) : (
                empty
              )
            }
          >
            {items && (
              <Cards
                {...{ items, columns, estimatedHeight, isAutomatic, renderCard }}
                {...list.nextPage}
                moreError={list.moreFailure ? errorText(list.moreFailure) : undefined}
                label={copy.listLabel}
                total={counts.total}
                copy={copy.more}
              />
            )}
          </LoadRegion>
        </div>,
      )}
      {children}
    </Container>
  );
}
