import { storyIndex } from 'virtual:story-index';
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';
import { scenarioOf, scenarios, type ScenarioId } from '#mocks/scenarios/registry.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { useWorkbench } from '../workbench-context.ts';
import { workbenchCopy } from '../copy.ts';
import { NothingFound } from '../NothingFound.tsx';
import { scenarioCopy as copy } from './scenario-copy.ts';
import { findScenarios } from './scenario/find-scenarios.ts';
import { OpenScenario } from './scenario/OpenScenario.tsx';
import { scenarioAreas, type ScenarioArea } from './scenario/scenario-areas.ts';
import { ScenarioList } from './scenario/ScenarioList.tsx';

const allAreas = scenarioAreas(scenarios, storyIndex);

/**
 * The tab Scenario of the panel: every scenario by area with its stories and states, and a search. One
 * press opens a scenario without a reload.
 *
 * @param props.areas those of all scenarios; stories have fewer, so that their pictures don't change with the product
 */
export function ScenarioTab({ areas = allAreas }: { areas?: readonly ScenarioArea[] }) {
  const { engine } = useWorkbench();
  const current = engine.opening().scenario.id as ScenarioId;
  const [text, setText] = useState('');
  // Keeps the field responsive while a long list renders.
  const searched = useDeferredValue(text.trim());
  const found = findScenarios(areas, searched);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  const [opening, setOpening] = useState<ScenarioId>();
  const [opened, setOpened] = useState<string>();
  const frame = useRef<HTMLElement>(null);

  async function open(id: ScenarioId): Promise<void> {
    setOpening(id);
    try {
      await engine.open({ scenario: id });
      setOpened(scenarioOf(id).title);
    } finally {
      setOpening(undefined);
    }
  }

  function clear(): void {
    setText('');
    frame.current?.querySelector('input')?.focus();
  }

  /** Moves the focus along the rows and the field above them. */
  function walk(event: KeyboardEvent<HTMLElement>): void {
    const field = frame.current?.querySelector('input');
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('[data-scenario]') ?? [])];
    const place = rows.indexOf(event.currentTarget);
    if (place === -1 && event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      // The rows may still be those of an earlier text.
      const first = findScenarios(areas, text)[0]?.entries[0];
      if (first) void open(first.scenario.id);
    }
    const next = nextPlace(event.key, place, rows.length);
    if (next === undefined) return;
    event.preventDefault();
    (next === -1 ? field : rows[next])?.focus();
  }

  return (
    <search ref={frame} className="flex flex-col gap-4">
      <h3 className="sr-only">{workbenchCopy.tabs.scenario}</h3>
      <OpenScenario />
      <SearchField
        data-workbench-search
        aria-label={copy.search}
        placeholder={copy.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={walk}
      />
      <p role="status" className="sr-only">
        {opening === undefined
          ? searched === ''
            ? opened && copy.opened(opened)
            : copy.count(count)
          : copy.opening(scenarioOf(opening).title)}
      </p>
      {count === 0 ? (
        <NothingFound
          title={copy.none}
          text={copy.noneText(searched)}
          clear={copy.clear}
          onClear={clear}
        />
      ) : (
        <ScenarioList
          areas={found}
          isSearch={searched !== ''}
          current={current}
          opening={opening}
          onOpen={(id) => void open(id)}
          onRowKeyDown={walk}
        />
      )}
    </search>
  );
}

/** Where a key leads from a row; -1 is the field above the rows, where only one key leads away. */
function nextPlace(key: string, place: number, length: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(place + 1, length - 1);
  if (place === -1) return undefined;
  if (key === 'ArrowUp') return place - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}
