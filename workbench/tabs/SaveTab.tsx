import { useMemo } from 'react';
import { storyIndex, type StoryLink } from 'virtual:story-index';
import type { WorldSnapshot } from '#mocks/db/world.ts';
import { isSlow } from '#mocks/server/latency.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { PanelSection } from '../PanelSection.tsx';
import { StoryLinks } from '../StoryLinks.tsx';
import { useWorldRows } from '../use-world-rows.ts';
import { useWorkbench } from '../workbench-context.ts';
import { changedRows, originalRows, type WorldToSave } from './save/print-saved.ts';
import { SavedFilesForm } from './save/SavedFilesForm.tsx';
import { SavedLink } from './save/SavedLink.tsx';

/**
 * The tab Save of the panel: what keeps the current state, as a link, a scenario file or a story.
 *
 * @param props.stories all; stories list some, so that their pictures don't change with the product
 */
export function SaveTab({ stories = storyIndex }: { stories?: readonly StoryLink[] }) {
  const { engine, page } = useWorkbench();
  const rows = useWorldRows();
  const { shared, clock, server } = engine.opening();
  const { seededAt } = shared;
  const { faults, latency } = server;
  // Also what the address leaves out: a latency of this browser, and faults that came later and have fired.
  const state = {
    ...engine.state(),
    ...(faults.length > 0 && { faults }),
    ...(isSlow(latency) && { latency }),
  };
  const { scenario } = state;
  const original = useOriginalRows(scenario, seededAt);
  const world: WorldToSave | undefined = rows && {
    state,
    rows,
    seededAt,
    now: clock.now(),
    path: page.path(),
  };
  const own = stories.filter((story) => story.scenario === scenario);
  const changes = world && changedRows(original, world);
  return (
    <div className="flex flex-col gap-8">
      <SavedLink changes={changes} />
      {world && <SavedFilesForm world={world} isChanged={changes !== undefined} />}
      <PanelSection title="Stories of this scenario">
        {own.length === 0 ? (
          <p className="text-sm text-ink-muted">No story shows this scenario.</p>
        ) : (
          <StoryLinks label="Stories of this scenario" stories={own} />
        )}
      </PanelSection>
    </div>
  );
}

/** Creating the rows of a town takes long, and they stay the same. */
function useOriginalRows(scenario: MockState['scenario'], seededAt: number): WorldSnapshot {
  return useMemo(() => originalRows(scenario, seededAt), [scenario, seededAt]);
}
