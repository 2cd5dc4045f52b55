import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { worldPanelCopy } from '#workbench/world-panel/world-panel-copy.ts';
import { CONTROLS, putPanelAfter, WORLD } from './panel-order.ts';
import { WorldPanel } from './WorldPanel.tsx';

/** Adds the panel World, right after Controls. */
export function addWorldPanel(): void {
  addons.add(WORLD, {
    type: types.PANEL,
    title: worldPanelCopy.title,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <>{active && <WorldPanel />}</>
      </AddonPanel>
    ),
  });
  putPanelAfter(addons.getElements(types.PANEL), WORLD, CONTROLS);
}
