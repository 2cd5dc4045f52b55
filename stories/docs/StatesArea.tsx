import { ChevronDown } from 'lucide-react';
import type { State } from '../../states/parse-states.ts';
import { countShown, sightings, type Area } from './shown-states.ts';
import { StateRow } from './StateRow.tsx';

/**
 * The listed states of an area. The counts next to its name cover all its states.
 *
 * @param props.isOpen a collapsed area does not render its states
 * @param props.onToggle when undefined, the area cannot be toggled
 */
export function StatesArea({
  id,
  area,
  listed,
  isOpen,
  onToggle,
}: {
  id: string;
  area: Area;
  listed: readonly State[];
  isOpen: boolean;
  onToggle: (() => void) | undefined;
}) {
  if (listed.length === 0) return null;
  const title = (
    <>
      {area.name}
      <span className="font-sans text-base font-normal tracking-normal text-ink-muted tabular-nums">
        {countShown(area.states)} of {area.states.length} shown
      </span>
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="flex scroll-mt-4 flex-col gap-1">
      <h2 id={`${id}-name`} className="border-b border-line-strong">
        {onToggle ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            className="flex w-full flex-wrap items-baseline gap-x-3 rounded-small py-2 text-start hover:text-brand"
          >
            {title}
            <ChevronDown
              aria-hidden
              strokeWidth={1.75}
              className={`ms-auto size-5 shrink-0 self-center text-ink-muted transition-transform duration-quick ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        ) : (
          <span className="flex flex-wrap items-baseline gap-x-3 py-2">{title}</span>
        )}
      </h2>
      {isOpen && (
        <ul className="flex flex-col divide-y divide-line">
          {listed.map((state) => (
            <StateRow key={state.id} state={state} shownIn={sightings.get(state.id) ?? []} />
          ))}
        </ul>
      )}
    </section>
  );
}
