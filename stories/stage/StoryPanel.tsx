import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import type { ScenarioId } from '#mocks/scenarios/registry.ts';
import { MOST_ROWS_TEXT, printRows } from '#mocks/scenarios/rows-text.ts';
import { stateAddress } from '#mocks/scenarios/state-address.ts';
import { rowChanges, type RowChanges } from '#mocks/seeds/relative-rows.ts';
import { createBrowserStorage } from '#src/lib/session/storage.ts';
import { Button } from '#src/ui/Button.tsx';
import { CopyButton } from '#workbench/CopyButton.tsx';
import { keepUsable } from '#workbench/island.ts';
import { PanelFrame } from '#workbench/PanelFrame.tsx';
import { readPanelSettings, savePanelSettings } from '#workbench/panel-settings.ts';
import { PanelWorldProvider, usePanelWorld } from '#workbench/panel-world.ts';
import { originalRows } from '#workbench/tabs/save/print-saved.ts';
import { ClockTab } from '#workbench/tabs/ClockTab.tsx';
import { NetworkTab } from '#workbench/tabs/NetworkTab.tsx';
import { RequestsTab } from '#workbench/tabs/RequestsTab.tsx';
import { WorldTab } from '#workbench/tabs/WorldTab.tsx';
import { useWorldRows } from '#workbench/use-world-rows.ts';
import { storyPanelCopy as copy } from './story-panel-copy.ts';
import { storyWorld, type StagedStory } from './story-world.ts';
import type { Stage } from './stage.ts';

const TAB_IDS = ['requests', 'world', 'network', 'clock'] as const;
const TABS = { requests: RequestsTab, world: WorldTab, network: NetworkTab, clock: ClockTab };

const storage = createBrowserStorage();
let place: HTMLElement | undefined;

/** What the {@link StoryPanel} needs. */
export interface StoryPanelProps extends StagedStory {
  /** Undefined for a story that needs none. */
  readonly stage: Stage | undefined;
  /** The URL of the mocked app; undefined when there is none beside this Storybook. */
  readonly app: string | undefined;
  readonly onClose: () => void;
}

/** The workbench's panel at the bottom of a story's page, for the world that the story runs on. */
export function StoryPanel({ stage, app, onClose, ...story }: StoryPanelProps) {
  const element = usePlace();
  const [tab, setTab] = useState(() => readPanelSettings(storage).tab);
  return createPortal(
    stage ? (
      <PanelWorldProvider value={storyWorld(stage, story)}>
        <PanelFrame
          key={stage.serial}
          className="story-panel"
          label={copy.label}
          title={`${copy.label}: ${stage.scenario.title}`}
          actions={<StateLinks app={app} />}
          closeLabel={copy.close}
          ids={TAB_IDS}
          tabs={TABS}
          tab={tab}
          onTab={(next) => {
            setTab(next);
            savePanelSettings(storage, { ...readPanelSettings(storage), tab: next });
          }}
          onClose={onClose}
        />
      </PanelWorldProvider>
    ) : (
      <aside
        aria-label={copy.label}
        className="fixed inset-x-0 bottom-0 z-70 border-t border-line bg-surface-raised px-4 py-3 text-sm text-ink-muted"
      >
        {copy.noWorld}
      </aside>
    ),
    element,
  );
}

/** The element of the panel, beside the story: a modal dialog of the story leaves it usable. */
function usePlace(): HTMLElement {
  const [element] = useState(() => {
    if (!place) {
      place = document.createElement('div');
      place.id = 'story-panel';
      // A modal dialog leaves everything else without pointer events.
      place.style.pointerEvents = 'auto';
      keepUsable(place);
    }
    return place;
  });
  useEffect(() => {
    document.body.append(element);
    return () => element.remove();
  }, [element]);
  return element;
}

/** What opens the state of the story in the app, or why nothing does. */
function StateLinks({ app }: { app: string | undefined }) {
  const own = usePanelWorld().engine.state();
  const rows = useLinkedRows(own?.scenario);
  const state = own && { ...own, rows };
  if (!state) return <p className="text-sm text-ink-muted">{copy.missing.address}</p>;
  if (app === undefined) return <p className="text-sm text-ink-muted">{copy.missing.app}</p>;
  const { href } = new URL(stateAddress(state).slice(1), app);
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild size="sm" variant="secondary">
        <a href={href} target="_blank" rel="noreferrer">
          {copy.open}
        </a>
      </Button>
      <CopyButton label={copy.copyLink} text={href} />
    </div>
  );
}

/** The rows that differ from those of a scenario; undefined when none do, or too many for a link. */
function useLinkedRows(scenario: ScenarioId | undefined): RowChanges | undefined {
  const rows = useWorldRows();
  const original = useMemo(() => scenario && originalRows(scenario, STORY_NOW), [scenario]);
  if (!original || !rows) return undefined;
  const changes = rowChanges(original, rows, STORY_NOW);
  const isLinked = Object.keys(changes).length > 0 && printRows(changes).length <= MOST_ROWS_TEXT;
  return isLinked ? changes : undefined;
}
