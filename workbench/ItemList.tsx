import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** One entry of an {@link ItemList}. */
export interface Item {
  readonly key: string | number;
  /** Short, before the text: the texts of all entries start at the same place. */
  readonly id?: ReactNode;
  readonly text: ReactNode;
  /** At the end, such as a badge. */
  readonly end?: ReactNode;
  readonly onPress: () => void;
}

export function ItemList({ items }: { items: readonly Item[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
      {items.map(({ key, id, text, end, onPress }) => (
        <li key={key}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-start text-sm transition-colors duration-quick hover:bg-surface-sunken focus-visible:-outline-offset-2"
            onClick={onPress}
          >
            {id !== undefined && (
              <span className="w-10 shrink-0 text-ink-muted tabular-nums">{id}</span>
            )}
            <span className="line-clamp-2 min-w-0 grow font-medium wrap-anywhere">{text}</span>
            {end}
            <ChevronRight
              aria-hidden
              strokeWidth={1.75}
              className="size-4 shrink-0 text-ink-muted rtl:-scale-x-100"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
