import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Spinner } from '#src/ui/Spinner.tsx';
import { scenarioCopy as copy } from '../scenario-copy.ts';
import type { ScenarioEntry } from './scenario-areas.ts';
import { ScenarioContents } from './ScenarioContents.tsx';

/** What a {@link ScenarioRow} needs. */
export interface ScenarioRowProps {
  readonly entry: ScenarioEntry;
  readonly isCurrent: boolean;
  /** Whether it is being opened. */
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

/** A scenario in the list: a button that opens it, and one that shows its stories and states. */
export function ScenarioRow({ entry, isCurrent, isOpening, onOpen }: ScenarioRowProps) {
  const { scenario, stories, states } = entry;
  const [isOpen, setIsOpen] = useState(false);
  const contents = useId();
  return (
    <li className="flex flex-col gap-1">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-current={isCurrent || undefined}
          onClick={onOpen}
          className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-control px-3 py-1.5 text-start hover:bg-ink/8 aria-[current]:bg-surface-sunken"
        >
          <span className="flex min-w-0 grow flex-col">
            <span className="font-medium wrap-anywhere">{scenario.title}</span>
            <span className={`text-sm wrap-anywhere ${isCurrent ? '' : 'text-ink-muted'}`}>
              {scenario.id}
            </span>
          </span>
          {isOpening && <Spinner />}
          {isCurrent && !isOpening && (
            <>
              <Check aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
              <span className="sr-only">{copy.current}</span>
            </>
          )}
        </button>
        {stories.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={contents}
            onClick={() => setIsOpen(!isOpen)}
            className="inline-flex min-h-9 w-27 shrink-0 items-center justify-end gap-1 rounded-control px-2 text-sm whitespace-nowrap text-ink-muted tabular-nums hover:bg-ink/8 hover:text-ink pointer-coarse:min-h-11"
          >
            {copy.stories(stories.length)}
            <span className="sr-only"> {copy.storiesOf(scenario.title)}</span>
            <ChevronDown
              aria-hidden
              strokeWidth={1.75}
              className={`size-4 shrink-0 transition-transform duration-quick ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        )}
      </div>
      <div id={contents}>{isOpen && <ScenarioContents stories={stories} states={states} />}</div>
    </li>
  );
}
