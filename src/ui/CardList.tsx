import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { LoadMore, type LoadMoreProps } from '#src/ui/LoadMore.tsx';
import { SkeletonGroup } from '#src/ui/Skeleton.tsx';
import { columnClasses, VirtualList, type ColumnCount } from '#src/ui/VirtualList.tsx';

export type CardListProps<Item extends { readonly id: number }> = Omit<
  LoadMoreProps,
  'className'
> & {
  label: string;
  items: readonly Item[];
  /** How many items there are in all, for screen readers; by default those that are loaded. */
  total?: number | undefined;
  /** Renders the card of an item. Render a memoized component. */
  renderCard: (item: Item) => ReactNode;
  /** About the height of a card and the gap below it, in pixels. */
  estimatedHeight: number;
  columns: ColumnCount;
};

/**
 * A list of cards that loads page by page. Only the visible range is rendered, so a thousand cards cost
 * little more than ten.
 */
export function CardList<Item extends { readonly id: number }>({
  label,
  items,
  total,
  renderCard,
  estimatedHeight,
  columns,
  ...nextPage
}: CardListProps<Item>) {
  return (
    <div className="flex flex-col gap-6">
      <VirtualList
        label={label}
        items={items}
        keyOf={keyOf}
        total={total}
        estimatedHeight={estimatedHeight}
        columns={columns}
        className="-mb-4 gap-x-4 md:-mb-6 md:gap-x-6"
        renderItem={(item) => <div className="h-full pb-4 md:pb-6">{renderCard(item)}</div>}
      />
      <LoadMore {...nextPage} />
    </div>
  );
}

const keyOf = ({ id }: { readonly id: number }) => id;

export type CardListSkeletonProps = {
  label: string;
  columns: ColumnCount;
  /** How many cards fill the first screen. */
  count: number;
  card: ReactNode;
};

/** The placeholder of a `CardList` while its first page is loading. */
export function CardListSkeleton({ label, columns, count, card }: CardListSkeletonProps) {
  return (
    <SkeletonGroup label={label} className={cx('grid gap-4 md:gap-6', columnClasses(columns))}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>{card}</div>
      ))}
    </SkeletonGroup>
  );
}
