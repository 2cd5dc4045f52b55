import { paletteCopy as copy } from './copy.ts';
import type { PaletteEntry } from './find-entries.ts';

/** What {@link PaletteResults} needs. */
export interface PaletteResultsProps {
  readonly id: string;
  /** The title of each group with its entries. */
  readonly groups: readonly (readonly [title: string, entries: readonly PaletteEntry[]])[];
  /** The one that Enter chooses. */
  readonly active: PaletteEntry | undefined;
  readonly idOf: (entry: PaletteEntry) => string;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** The results of the palette, in groups. The keys are those of the field, which has the focus. */
export function PaletteResults({ id, groups, active, idOf, onChoose }: PaletteResultsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={copy.results}
      className="overflow-y-auto overscroll-contain p-2 empty:hidden"
    >
      {groups.map(([title, entries]) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden className="px-3 py-2 text-sm text-ink-muted">
            {title}
          </p>
          {entries.map((entry) => (
            <button
              key={entry.key}
              type="button"
              id={idOf(entry)}
              role="option"
              tabIndex={-1}
              aria-selected={entry === active}
              aria-disabled={entry.isClosed}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
              className="flex min-h-11 w-full flex-col justify-center rounded-control px-3 py-1.5 text-start hover:bg-ink/4 aria-disabled:cursor-default aria-selected:bg-ink/8"
            >
              <span className="font-medium wrap-anywhere">{entry.name}</span>
              <span className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">
                {entry.detail}
              </span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
