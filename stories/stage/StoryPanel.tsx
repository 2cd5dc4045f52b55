import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyPrefix } from '#mocks/engine/storage.ts';
import { createBrowserStorage } from '#src/lib/session/storage.ts';
import { systemClock } from '#src/lib/time/clock.ts';
import { Button } from '#src/ui/Button.tsx';
import { CopyButton } from '#workbench/CopyButton.tsx';
import { keepUsable } from '#workbench/keep-usable.ts';
import { PanelFrame } from '#workbench/PanelFrame.tsx';
import { readPanelSettings, savePanelSettings } from '#workbench/panel-settings.ts';
import { PanelWorldProvider, type PanelWorld } from '#workbench/panel-world.ts';
import { RequestsTab } from '#workbench/tabs/RequestsTab.tsx';
import { WorldRows } from '#workbench/tabs/world/WorldRows.tsx';
import { addressOf } from './open-stage.ts';
import type { StagedState } from './parameters.ts';
import type { Stage } from './stage.ts';

const TAB_IDS = ['requests', 'world'] as const;
const TABS = { requests: RequestsTab, world: WorldRows };

const { pathname } = new URL(import.meta.env.BASE_URL, window.location.href);
const storage = createBrowserStorage('localStorage', keyPrefix(pathname));
let place: HTMLElement | undefined;

/** What the {@link StoryPanel} needs. */
export interface StoryPanelProps {
  readonly stage: Stage;
  /** The state of its parameters and controls. */
  readonly state: StagedState;
  /** The URL of the mocked app; undefined when there is none beside this Storybook. */
  readonly app: string | undefined;
  readonly onClose: () => void;
}

/** The calls and rows of a story, at the bottom of its page, and what opens its state in the app. */
export function StoryPanel({ stage, state, app, onClose }: StoryPanelProps) {
  const element = usePlace();
  const [tab, setTab] = useState(() => readPanelSettings(storage).tab);
  return createPortal(
    <PanelWorldProvider value={worldOf(stage)}>
      <PanelFrame
        key={stage.serial}
        className="story-panel"
        label="World panel"
        title={`World panel: ${stage.scenario.title}`}
        actions={<StateLinks state={state} app={app} />}
        closeLabel="Close the World panel"
        ids={TAB_IDS}
        tabs={TABS}
        tab={tab}
        onTab={(next) => {
          setTab(next);
          savePanelSettings(storage, { ...readPanelSettings(storage), tab: next });
        }}
        onClose={onClose}
      />
    </PanelWorldProvider>,
    element,
  );
}

const worlds = new WeakMap<Stage, PanelWorld>();

/** The world of a story, to read. */
function worldOf(stage: Stage): PanelWorld {
  const world = worlds.get(stage) ?? createWorld(stage);
  worlds.set(stage, world);
  return world;
}

function createWorld({ scenario, server, clock, environment, ...stage }: Stage): PanelWorld {
  let version = 0;
  server.subscribe(() => {
    version += 1;
  });
  return {
    engine: {
      opening: () => ({ scenario, server, clock }),
      version: () => version,
      subscribe: server.subscribe,
      rows: () => Promise.resolve(server.world),
      serverChanges: environment.serverChanges,
    },
    page: { path: stage.address, subscribe: stage.subscribe },
    systemClock,
  };
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
function StateLinks({ state, app }: Pick<StoryPanelProps, 'state' | 'app'>) {
  if (app === undefined)
    return (
      <p className="text-sm text-ink-muted">
        No app is beside this Storybook: npm start serves both.
      </p>
    );
  const { href } = new URL(addressOf(state).slice(1), app);
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild size="sm" variant="secondary">
        <a href={href} target="_blank" rel="noreferrer">
          Open in the app
        </a>
      </Button>
      <CopyButton label="Copy link to this state" text={href} />
    </div>
  );
}
