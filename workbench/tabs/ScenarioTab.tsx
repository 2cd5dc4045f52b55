import { storyIndex, type StoryLink } from 'virtual:story-index';
import { useWorkbench } from '../workbench-context.ts';
import { workbenchCopy } from '../copy.ts';
import { scenarioCopy as copy } from './scenario-copy.ts';
import { OpenScenario } from './scenario/OpenScenario.tsx';
import { ScenarioContents } from './scenario/ScenarioContents.tsx';

/**
 * The tab Scenario of the panel: the open scenario, with its stories and states. The palette opens others.
 *
 * @param props.stories all; stories list some, so that their pictures don't change with the product
 */
export function ScenarioTab({ stories = storyIndex }: { stories?: readonly StoryLink[] }) {
  const { engine } = useWorkbench();
  const { id } = engine.opening().scenario;
  const own = stories.filter(({ scenario }) => scenario === id);
  return (
    <div className="flex flex-col gap-4">
      <h3 className="sr-only">{workbenchCopy.tabs.scenario}</h3>
      <OpenScenario />
      {own.length > 0 && (
        <ScenarioContents
          stories={own}
          states={[...new Set(own.flatMap(({ states }) => states))]}
        />
      )}
      <p className="text-sm text-ink-muted">{copy.others}</p>
    </div>
  );
}
