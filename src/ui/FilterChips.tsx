import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';

export type FilterChip = {
  key: string;
  label: string;
  /** What it is set to. Cut on the screen if it is long, never for screen readers. */
  value: string;
  onRemove: () => void;
};

export type FilterChipsProps = {
  /** The filters that are set. Without any, nothing is rendered. */
  chips: readonly FilterChip[];
  /** Called to move the focus when the chip that had it was the last one. */
  onEmptied: () => void;
  className?: string | undefined;
};

/**
 * The filters of a list that are set. Pressing one removes it; the focus moves to the next. On phones they
 * are one line that scrolls sideways, so that they cost the list one line only. `FilterBar` renders them.
 */
export function FilterChips({ chips, onEmptied, className }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const lostFocus = useLostFocus((lost) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[Number(lost.dataset['index'])] ?? buttons.at(-1);
    if (next) next.focus();
    else onEmptied();
  });
  if (chips.length === 0) return null;
  return (
    <ul
      {...lostFocus}
      ref={list}
      aria-label="Active filters"
      className={cx(
        // The padding keeps focus rings from being cut off.
        '-m-1 flex gap-2 p-1 max-md:fade-edges max-md:overflow-x-auto md:flex-wrap',
        className,
      )}
    >
      {chips.map(({ key, label: name, value, onRemove }, index) => (
        <li key={key} className="max-w-60 min-w-0 shrink-0">
          <button
            type="button"
            title={`${name}: ${value}`}
            data-index={index}
            onClick={() => onRemove()}
            className="relative flex min-h-9 w-full items-center gap-1 rounded-pill border border-line-strong bg-surface-raised ps-3 pe-2 text-sm transition-colors duration-quick pointer-coarse:min-h-11 hover:border-ink hover:bg-surface-sunken active:bg-neutral-soft"
          >
            <span className="sr-only">Remove filter </span>
            <span className="shrink-0 text-ink-muted">{name}: </span>
            <span className="truncate font-semibold">{value}</span>
            <X aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ink-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}
