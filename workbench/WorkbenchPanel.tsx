import { X } from 'lucide-react';
import type { ComponentType } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#src/ui/Tabs.tsx';
import { workbenchCopy } from './copy.ts';
import { PanelResizer } from './PanelResizer.tsx';
import { TAB_IDS, WORLD_TAB_IDS, type TabId } from './panel-settings.ts';
import { ClockTab } from './tabs/ClockTab.tsx';
import { NetworkTab } from './tabs/NetworkTab.tsx';
import { RequestsTab } from './tabs/RequestsTab.tsx';
import { SaveTab } from './tabs/SaveTab.tsx';
import { ScenarioTab } from './tabs/ScenarioTab.tsx';
import { SourceTab } from './tabs/SourceTab.tsx';
import { ToursTab } from './tabs/ToursTab.tsx';
import { ViewerTab } from './tabs/ViewerTab.tsx';
import { WorldTab } from './tabs/WorldTab.tsx';
import { useWorkbench } from './workbench-context.ts';

const copy = workbenchCopy.panel;

const TABS: Readonly<Record<TabId, ComponentType>> = {
  scenario: ScenarioTab,
  viewer: ViewerTab,
  clock: ClockTab,
  network: NetworkTab,
  requests: RequestsTab,
  world: WorldTab,
  source: SourceTab,
  save: SaveTab,
  tours: ToursTab,
};

/** What the {@link WorkbenchPanel} needs. */
export interface WorkbenchPanelProps {
  readonly tab: TabId;
  /** In pixels; a phone ignores it. */
  readonly width: number;
  readonly onTab: (tab: TabId) => void;
  readonly onWidth: (width: number) => void;
  readonly onClose: () => void;
}

/**
 * The panel of the mocked app: a column at the end of the page, or a sheet at the bottom of a phone. The
 * app stays usable beside it. The demo page has the tabs about its world only.
 */
export function WorkbenchPanel({ tab, width, onTab, onWidth, onClose }: WorkbenchPanelProps) {
  const { isDemoPage } = useWorkbench();
  const ids: readonly TabId[] = isDemoPage ? WORLD_TAB_IDS : TAB_IDS;
  return (
    <aside
      aria-label={copy.title}
      style={{ '--panel-width': `${width}px` } as Record<string, string>}
      className="fixed inset-x-0 bottom-0 z-70 flex h-[min(70dvh,calc(100dvh-var(--page-top)))] flex-col rounded-t-card border-t border-line bg-surface-raised shadow-float sm:start-auto sm:end-0 sm:top-(--page-top) sm:h-auto sm:w-(--panel-width) sm:max-w-[calc(100vw-2rem)] sm:rounded-none sm:border-s sm:border-t-0"
    >
      <PanelResizer width={width} onWidth={onWidth} />
      <header className="flex items-center justify-between gap-2 ps-4 pe-2 pt-1">
        <h2 className="text-base">{copy.title}</h2>
        <IconButton label={copy.close} onClick={onClose}>
          <X aria-hidden strokeWidth={1.75} />
        </IconButton>
      </header>
      <Tabs
        value={ids.includes(tab) ? tab : ids[0]}
        onValueChange={(value) => {
          const id = ids.find((each) => each === value);
          if (id) onTab(id);
        }}
        className="flex min-h-0 grow flex-col"
      >
        {/* In two rows, so that all tabs show. */}
        <TabList
          label={copy.tabs}
          className="shrink-0 flex-wrap gap-x-1! gap-y-0! overflow-visible! mask-none! px-3"
        >
          {ids.map((id) => (
            <Tab key={id} value={id} className="min-h-10! text-sm pointer-coarse:min-h-11!">
              {workbenchCopy.tabs[id]}
            </Tab>
          ))}
        </TabList>
        {ids.map((id) => {
          const Content = TABS[id];
          return (
            <TabPanel
              key={id}
              value={id}
              className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-4 pb-6 focus-visible:-outline-offset-2 data-[state=inactive]:hidden"
            >
              <Content />
            </TabPanel>
          );
        })}
      </Tabs>
    </aside>
  );
}
