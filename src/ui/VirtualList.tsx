import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { cx } from 'class-variance-authority';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { useMediaQuery } from '#src/ui/use-media-query.ts';

export type VirtualListProps<Item extends object> = Omit<
  ComponentProps<'div'>,
  'children' | 'aria-label'
> & {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** Renders an item. Render a memoized component, since it is called whenever the list scrolls. */
  renderItem: (item: Item) => ReactNode;
  /** How many items there are in all, for screen readers; by default those that are loaded. */
  total?: number | undefined;
  /** Estimated height of an item that was never rendered, in pixels. */
  estimatedHeight: number;
  /** How many columns: two from `lg` on, or three from `xl` on and two from `md` on. Cards in a row end together. */
  columns?: ColumnCount | undefined;
  /** The scrolling ancestor; by default the window. */
  pane?: RefObject<HTMLElement | null> | undefined;
  /** The keys of items that stay rendered outside the visible range, such as the one that Tab leads to. */
  keptKeys?: readonly (string | number)[] | undefined;
  /** `end` keeps in view what is in view while older items are added at the top, as in a chat. */
  anchor?: 'start' | 'end' | undefined;
};

/** Rows that are rendered above and below the visible ones. */
const OVERSCAN = 3;

export type ColumnCount = 1 | 2 | 3;

/** From which width on a list has how many columns, as the classes say. The breakpoints are those of tokens.css. */
const COLUMNS = {
  1: { classes: '', two: 'not all', three: 'not all' },
  2: { classes: 'lg:grid-cols-2', two: '(width >= 62rem)', three: 'not all' },
  3: {
    classes: 'md:grid-cols-2 xl:grid-cols-3',
    two: '(width >= 48rem)',
    three: '(width >= 75rem)',
  },
} as const satisfies Record<ColumnCount, unknown>;

/** The classes of a grid with the columns of a list, such as its skeleton. */
export const columnClasses = (columns: ColumnCount): string => COLUMNS[columns].classes;

/**
 * A long list, of which only the visible range is rendered. Items keep their element as long as they
 * are rendered, wherever they move. An item that is in use stays rendered out of sight: it has the
 * focus, a form, a pending call or an alert, or is one of `keptKeys`. A list that is mounted again, as on Back, has the same
 * length as before.
 *
 * Its items are siblings in one grid, with spacers for the rows that are not rendered. Vertical gaps
 * belong to the items, so give each the same bottom padding, and the list a negative margin.
 *
 * @example
 * <VirtualList label="Offers" items={offers} keyOf={({ id }) => id} estimatedHeight={360} columns={2}
 *   renderItem={(offer) => <OfferCard offer={offer} />} />
 */
export function VirtualList<Item extends object>({ pane, ...props }: VirtualListProps<Item>) {
  return pane ? <ListInPane {...props} pane={pane} /> : <ListInWindow {...props} />;
}

type ListProps<Item extends object> = Omit<VirtualListProps<Item>, 'pane'>;

function ListInWindow<Item extends object>(props: ListProps<Item>) {
  const list = useVirtualRows(props, () => window.scrollY);
  // oxlint-disable-next-line react/incompatible-library -- this project doesn't use React Compiler
  const virtualizer = useWindowVirtualizer(list.options);
  return <Rows {...props} {...list} virtualizer={virtualizer} />;
}

function ListInPane<Item extends object>({
  pane,
  ...props
}: ListProps<Item> & { pane: RefObject<HTMLElement | null> }) {
  const list = useVirtualRows(props, () => {
    const { current } = pane;
    return current ? current.scrollTop - current.getBoundingClientRect().top : 0;
  });
  // oxlint-disable-next-line react/incompatible-library -- this project doesn't use React Compiler
  const virtualizer = useVirtualizer({
    ...list.options,
    getScrollElement: () => pane.current,
    // A chat's pane changes its size with the box below it. Rows that change in the same frame would make
    // the browser report a loop of observers.
    useAnimationFrameWithResizeObserver: props.anchor === 'end',
  });
  return <Rows {...props} {...list} virtualizer={virtualizer} />;
}

/** The height of the row that an item was last rendered in. Kept while the list is unmounted. */
const heights = new WeakMap<object, number>();

/**
 * The options of the virtualizer, whose items are rows.
 *
 * @param scrolled how far the content is scrolled, relative to the viewport
 */
function useVirtualRows<Item extends object>(
  {
    items,
    keyOf,
    estimatedHeight,
    columns: most = 1,
    keptKeys = [],
    anchor = 'start',
  }: ListProps<Item>,
  scrolled: () => number,
) {
  const columns = useColumns(most);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [scrollMargin, setScrollMargin] = useState<number>();
  const measureMargin = useEffectEvent((list: HTMLElement) =>
    setScrollMargin(Math.round(list.getBoundingClientRect().top + scrolled())),
  );
  useEffect(() => {
    if (element === null) return;
    // Content above the list may change its height at any time.
    const sizes = new ResizeObserver(() => measureMargin(element));
    sizes.observe(document.body);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [element]);

  const rowIndexes = useMemo(
    () => new Map(items.map((item, index) => [String(keyOf(item)), Math.floor(index / columns)])),
    [items, keyOf, columns],
  );
  const itemsInRow = (row: number) => items.slice(row * columns, (row + 1) * columns);
  // The virtualizer lays out all rows again when this function changes.
  const getItemKey = useCallback(
    (row: number) => {
      const first = items[row * columns];
      return first ? keyOf(first) : row;
    },
    [items, keyOf, columns],
  );
  return {
    columnsInRow: columns,
    isPlaced: scrollMargin !== undefined,
    setElement,
    options: {
      count: Math.ceil(items.length / columns),
      overscan: OVERSCAN,
      scrollMargin: scrollMargin ?? 0,
      anchorTo: anchor,
      getItemKey,
      estimateSize: (row: number) => {
        const known = itemsInRow(row).map((item) => heights.get(item) ?? 0);
        return Math.max(0, ...known) || estimatedHeight;
      },
      // The exact height: a rounded one would move the list a little with every row.
      measureElement: (first: HTMLElement) => {
        const { height } = first.getBoundingClientRect();
        for (const item of itemsInRow(Number(first.dataset['index']))) heights.set(item, height);
        return height;
      },
      rangeExtractor: (range: Range) => {
        const inUse = [...(element?.children ?? [])]
          .filter(isInUse)
          .map((item) => item.getAttribute('data-key') ?? '');
        const kept = [...inUse, ...keptKeys]
          .map((key) => rowIndexes.get(String(key)))
          .filter((row) => row !== undefined);
        const visible = defaultRangeExtractor(range);
        return [...new Set([...visible, ...kept])].toSorted((a, b) => a - b);
      },
    },
  };
}

function isInUse(item: Element): boolean {
  return (
    item.contains(document.activeElement) ||
    item.querySelector('form, [aria-busy="true"], [role="alert"]') !== null
  );
}

/** How many columns there are at the present width. */
function useColumns(most: ColumnCount): number {
  const hasTwo = useMediaQuery(COLUMNS[most].two);
  const hasThree = useMediaQuery(COLUMNS[most].three);
  return hasThree ? 3 : hasTwo ? 2 : 1;
}

interface RowsProps<Item extends object> extends ListProps<Item> {
  columnsInRow: number;
  /** Whether the list knows where in the page it begins. */
  isPlaced: boolean;
  setElement: (element: HTMLElement | null) => void;
  virtualizer: Pick<
    Virtualizer<Window, HTMLElement>,
    'getVirtualItems' | 'getTotalSize' | 'measureElement'
  >;
  options: { scrollMargin: number };
}

function Rows<Item extends object>({
  label,
  items,
  keyOf,
  renderItem,
  total = items.length,
  estimatedHeight: _estimatedHeight,
  columns: most = 1,
  keptKeys: _keptKeys,
  anchor = 'start',
  columnsInRow,
  isPlaced,
  setElement,
  virtualizer,
  options: { scrollMargin },
  className,
  ...rest
}: RowsProps<Item>) {
  const rows = virtualizer.getVirtualItems();
  const children: ReactNode[] = [];
  let end = scrollMargin;
  for (const row of rows) {
    children.push(spacer(`before ${row.index}`, row.start - end));
    end = row.end;
    const first = row.index * columnsInRow;
    for (const [column, item] of items.slice(first, first + columnsInRow).entries()) {
      const key = keyOf(item);
      children.push(
        <div
          key={key}
          ref={column === 0 ? virtualizer.measureElement : undefined}
          role="listitem"
          data-index={row.index}
          data-key={key}
          aria-posinset={first + column + 1}
          aria-setsize={Math.max(total, items.length)}
          className="min-w-0"
        >
          {renderItem(item)}
        </div>,
      );
    }
  }
  children.push(spacer('after', virtualizer.getTotalSize() + scrollMargin - end));
  return (
    <div
      {...rest}
      ref={setElement}
      role="list"
      aria-label={label}
      className={cx(
        'grid',
        columnClasses(most),
        // The virtualizer moves the scroll position itself. Until the list is placed, its rows are elsewhere:
        // Firefox would follow them, away from the position that Back restores.
        (anchor === 'end' || !isPlaced) && '[overflow-anchor:none]',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Takes the place of rows that are not rendered. */
function spacer(key: string, height: number): ReactNode {
  return height > 0 && <div key={key} role="none" className="col-span-full" style={{ height }} />;
}
