import { storyIndex } from 'virtual:story-index';
import { useState } from 'react';
import { scenarioOf, scenarios, type ScenarioId } from '#mocks/scenarios/registry.ts';
import { useWorkbench } from '../workbench-context.ts';
import { workbenchCopy } from '../copy.ts';
import { scenarioCopy as copy } from './scenario-copy.ts';
import { OpenScenario } from './scenario/OpenScenario.tsx';
import { scenarioAreas, type ScenarioArea } from './scenario/scenario-areas.ts';
import { ScenarioList } from './scenario/ScenarioList.tsx';

const allAreas = scenarioAreas(scenarios, storyIndex);

/**
 * The tab Scenario of the panel: every scenario by area with its stories and states. One press opens a
 * scenario without a reload.
 *
 * @param props.areas those of all scenarios; stories have fewer, so that their pictures don't change with the product
 */
export function ScenarioTab({ areas = allAreas }: { areas?: readonly ScenarioArea[] }) {
  const { engine } = useWorkbench();
  const current = engine.opening().scenario.id as ScenarioId;
  const [opening, setOpening] = useState<ScenarioId>();
  const [opened, setOpened] = useState<string>();

  async function open(id: ScenarioId): Promise<void> {
    setOpening(id);
    try {
      await engine.open({ scenario: id });
      setOpened(scenarioOf(id).title);
    } finally {
      setOpening(undefined);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <h3 className="sr-only">{workbenchCopy.tabs.scenario}</h3>
      <OpenScenario />
      <p className="text-sm text-ink-muted">{copy.search}</p>
      <p role="status" className="sr-only">
        {opening === undefined
          ? opened && copy.opened(opened)
          : copy.opening(scenarioOf(opening).title)}
      </p>
      <ScenarioList
        areas={areas}
        current={current}
        opening={opening}
        onOpen={(id) => void open(id)}
      />
    </div>
  );
}
