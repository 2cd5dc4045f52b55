import { useLayoutEffect, type ComponentType } from 'react';
import { PanelFrame } from './PanelFrame.tsx';
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

export interface WorkbenchPanelProps {
  readonly tab: TabId;
  /** In pixels; a phone ignores it. */
  readonly width: number;
  readonly onTab: (tab: TabId) => void;
  readonly onWidth: (width: number) => void;
  readonly onClose: () => void;
}

/**
 * The panel of the mocked app: a rail beside a wide page, which makes room for it; a column over a narrower
 * one; a sheet at the bottom of a phone. The app stays usable. The demo page has the tabs about its world only.
 */
export function WorkbenchPanel({ tab, width, onTab, onWidth, onClose }: WorkbenchPanelProps) {
  const { isDemoPage } = useWorkbench();
  // The page beside it needs the width, too (workbench.css).
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--panel-width', `${width}px`);
    return () => void style.removeProperty('--panel-width');
  }, [width]);
  return (
    <PanelFrame
      label="Workbench"
      title="Workbench"
      closeLabel="Close the workbench"
      ids={isDemoPage ? WORLD_TAB_IDS : TAB_IDS}
      tabs={TABS}
      tab={tab}
      onTab={onTab}
      onClose={onClose}
      resizer={<PanelResizer width={width} onWidth={onWidth} />}
      className="inset-x-0 bottom-0 h-[min(70dvh,calc(100dvh-var(--page-top)))] rounded-t-card border-t shadow-float sm:start-auto sm:end-0 sm:top-(--page-top) sm:h-auto sm:w-(--panel-width) sm:max-w-[max(22rem,50vw)] sm:rounded-none sm:border-s sm:border-t-0 xl:max-w-[calc(100vw-48rem)] xl:shadow-none"
    />
  );
}
