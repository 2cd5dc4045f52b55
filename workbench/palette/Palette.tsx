import { Dialog as Radix } from 'radix-ui';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { DialogLayer } from '#src/ui/Dialog.tsx';
import type { TabId } from '../panel-settings.ts';
import { useWorldRows } from '../use-world-rows.ts';
import { useWorkbench } from '../workbench-context.ts';
import { counted } from '#src/domain/counted.ts';
import { findEntries, groupsOf, type PaletteEntry } from './find-entries.ts';
import { paletteEntries, type Listed } from './palette-entries.ts';
import { readRecent, saveRecent } from './recent.ts';

export interface PaletteProps {
  /** What was typed before it was there. */
  readonly typed: string;
  /** Called once it gets the keys itself. */
  readonly onReady: () => void;
  readonly onClose: () => void;
  readonly onTab: (tab: TabId) => void;
  /** All by default; stories list less, so that their pictures don't change with the product. */
  readonly listed?: Listed | undefined;
}

/**
 * The command palette: finds states, scenarios, people, screens, tours and commands, and opens or carries out
 * the one that is chosen. The field has the focus; the arrow keys move along the results.
 */
export function Palette({ typed, onReady, onClose, onTab, listed }: PaletteProps) {
  const tools = useWorkbench();
  const rows = useWorldRows();
  const [text, setText] = useState(typed);
  const [place, setPlace] = useState(0);
  const [opener] = useState(() => document.activeElement);
  const [recent] = useState(() => readRecent(tools.storage));
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const groups = groupsOf(
    findEntries(paletteEntries({ tools, rows, onTab, listed }), text, recent),
    text.trim() === '' ? recent : [],
  );
  const found = groups.flatMap(([, entries]) => entries);
  const active = found[Math.min(place, found.length - 1)];
  const idOf = (entry: PaletteEntry) => `${list}-${entry.key.replaceAll(' ', '-')}`;

  useLayoutEffect(() => onReady(), [onReady]);
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function choose(entry: PaletteEntry): void {
    if (entry.isClosed) return;
    saveRecent(tools.storage, entry.key);
    onClose();
    void entry.run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter also ends the composition of a character.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && active) {
      setPlace((found.indexOf(active) + step + found.length) % found.length);
    } else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  }

  return (
    <Radix.Root open onOpenChange={onClose}>
      <DialogLayer>
        <Radix.Content
          aria-describedby={undefined}
          // Radix would select what was typed, and the next key would replace it.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            input.current?.focus();
          }}
          // Radix would give the focus back to a trigger, and there is none.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
          }}
          className="pointer-events-auto fixed inset-x-0 top-0 z-80 mx-auto flex max-h-[min(100dvh,36rem)] flex-col overflow-hidden rounded-b-sheet border-line sm:border bg-surface-raised text-ink shadow-float sm:top-18 sm:max-h-[min(calc(100dvh-6.5rem),36rem)] sm:w-[calc(100%-3rem)] sm:max-w-dialog sm:rounded-card"
        >
          <Radix.Title className="sr-only">Find a state or command</Radix.Title>
          <Search
            aria-hidden
            strokeWidth={1.75}
            className="pointer-events-none absolute start-5 top-4.5 size-5"
          />
          <input
            ref={input}
            role="combobox"
            aria-label="Find a state or command"
            aria-expanded
            aria-controls={list}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder="Find a state or command"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setPlace(0);
            }}
            onKeyDown={onKeyDown}
            // Nearly always focused: a line is enough, and forced colors show the outline.
            className="min-h-14 shrink-0 border-b border-line bg-transparent ps-13 pe-14 text-lg text-ellipsis placeholder:text-ink-muted focus-visible:border-brand focus-visible:outline-transparent sm:rounded-t-card"
          />
          <IconButton label="Close" className="absolute! end-1.5 top-1.5" onClick={onClose}>
            <X aria-hidden strokeWidth={1.75} />
          </IconButton>
          <p role="status" className={found.length === 0 ? 'px-5 py-6 text-ink-muted' : 'sr-only'}>
            {found.length === 0
              ? `Nothing matches “${text.trim()}”.`
              : counted(found.length, 'result')}
          </p>
          <div
            id={list}
            role="listbox"
            aria-label="Results"
            className="scroll-py-6 overflow-y-auto overscroll-contain p-2 pb-6 [mask-image:linear-gradient(to_top,transparent,black_1.5rem)] empty:hidden"
          >
            {groups.map(([title, entries]) => (
              <div key={title} role="group" aria-label={title}>
                <p aria-hidden className="px-3 pt-3 pb-1 text-sm font-semibold text-ink-muted">
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
                    onClick={() => choose(entry)}
                    className="flex min-h-11 w-full flex-col justify-between gap-x-6 rounded-control px-3 py-2.5 text-start hover:bg-ink/4 sm:flex-row sm:items-baseline aria-disabled:cursor-default aria-disabled:text-ink-muted aria-selected:bg-surface-sunken"
                  >
                    <span className="font-medium wrap-anywhere sm:max-w-2/3 sm:shrink-0">
                      {entry.name}
                    </span>
                    <span className="line-clamp-2 text-sm wrap-anywhere text-ink-muted first-letter:uppercase sm:line-clamp-1">
                      {entry.detail}
                    </span>
                  </button>
                ))}
              </div>
            ))}
          </div>
        </Radix.Content>
      </DialogLayer>
    </Radix.Root>
  );
}
