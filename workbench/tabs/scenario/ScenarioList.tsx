import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { scenarioCopy as copy } from '../scenario-copy.ts';
import type { ScenarioArea } from './scenario-areas.ts';
import { ScenarioRow } from './ScenarioRow.tsx';

/** What the {@link ScenarioList} needs. */
export interface ScenarioListProps {
  readonly areas: readonly ScenarioArea[];
  readonly current: ScenarioId;
  /** The scenario that is being opened. */
  readonly opening: ScenarioId | undefined;
  readonly onOpen: (id: ScenarioId) => void;
}

/** The scenarios by area. The area of the open scenario starts open, the others closed. */
export function ScenarioList({ areas, current, opening, onOpen }: ScenarioListProps) {
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
        const isOpen = openAreas.has(title);
        return (
          <section
            key={title}
            aria-label={title}
            className="border-b border-line py-1 last:border-0"
          >
            <h4 className="text-base">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => toggle(title)}
                className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-start hover:bg-ink/8"
              >
                {title}
                <span className="font-sans text-sm font-normal text-ink-muted tabular-nums">
                  <span aria-hidden>{entries.length}</span>
                  <span className="sr-only">{copy.count(entries.length)}</span>
                </span>
                <ChevronDown
                  aria-hidden
                  strokeWidth={1.75}
                  className={`ms-auto size-5 shrink-0 text-ink-muted transition-transform duration-quick ${isOpen ? 'rotate-180' : ''}`}
                />
              </button>
            </h4>
            {isOpen && (
              <ul aria-label={title} className="flex flex-col gap-1 pb-2">
                {entries.map((entry) => (
                  <ScenarioRow
                    key={entry.scenario.id}
                    entry={entry}
                    isCurrent={entry.scenario.id === current}
                    isOpening={entry.scenario.id === opening}
                    onOpen={() => onOpen(entry.scenario.id)}
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
