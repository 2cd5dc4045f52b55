import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { scenarioCopy as copy } from '../scenario-copy.ts';
import type { FoundArea } from './find-scenarios.ts';
import { ScenarioRow, type ScenarioRowProps } from './ScenarioRow.tsx';

/** What the {@link ScenarioList} needs. */
export interface ScenarioListProps {
  readonly areas: readonly FoundArea[];
  /** Whether the areas are results of a search, which are all open. */
  readonly isSearch: boolean;
  readonly current: ScenarioId;
  /** The scenario that is being opened. */
  readonly opening: ScenarioId | undefined;
  readonly onOpen: (id: ScenarioId) => void;
  /** Gets the keys pressed in the button of a scenario. */
  readonly onRowKeyDown: ScenarioRowProps['onKeyDown'];
}

/** The scenarios by area. The area of the open scenario starts open, the others closed. */
export function ScenarioList({
  areas,
  isSearch,
  current,
  opening,
  onOpen,
  onRowKeyDown,
}: ScenarioListProps) {
  const [openAreas, setOpenAreas] = useState(
    () =>
      new Set(
        areas
          .filter(({ entries }) => entries.some(({ scenario }) => scenario.id === current))
          .map(({ title }) => title),
      ),
  );

  function toggle(title: string): void {
    const next = new Set(openAreas);
    if (!next.delete(title)) next.add(title);
    setOpenAreas(next);
  }

  return (
    <div className="flex flex-col">
      {areas.map(({ title, entries }) => {
        const isOpen = isSearch || openAreas.has(title);
        return (
          <section
            key={title}
            aria-label={title}
            className="border-b border-line py-1 last:border-0"
          >
            <h4 className="text-base">
              {isSearch ? (
                <span className="flex min-h-11 items-center gap-2 px-3">
                  <AreaTitle title={title} count={entries.length} />
                </span>
              ) : (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => toggle(title)}
                  className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-start hover:bg-ink/8"
                >
                  <AreaTitle title={title} count={entries.length} />
                  <ChevronDown
                    aria-hidden
                    strokeWidth={1.75}
                    className={`ms-auto size-5 shrink-0 text-ink-muted transition-transform duration-quick ${isOpen ? 'rotate-180' : ''}`}
                  />
                </button>
              )}
            </h4>
            {isOpen && (
              <ul aria-label={title} className="flex flex-col gap-1 pb-2">
                {entries.map((found) => (
                  <ScenarioRow
                    key={found.scenario.id}
                    found={found}
                    isCurrent={found.scenario.id === current}
                    isOpening={found.scenario.id === opening}
                    onOpen={() => onOpen(found.scenario.id)}
                    onKeyDown={onRowKeyDown}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

function AreaTitle({ title, count }: { title: string; count: number }) {
  return (
    <>
      {title}
      <span className="font-sans text-sm font-normal text-ink-muted tabular-nums">
        <span aria-hidden>{count}</span>
        <span className="sr-only">{copy.count(count)}</span>
      </span>
    </>
  );
}
