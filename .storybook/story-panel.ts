import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { CONTROLS, INTERACTIONS, WORLD } from './panel-order.ts';

/** The part of the manager's API that selects panels. */
export type PanelApi = Pick<API, 'on' | 'getSelectedPanel' | 'setSelectedPanel'>;

/**
 * Opens each kind of story on the panel that has something in it: flows on Interactions, screens on World,
 * components on Controls. A reader who has chosen another panel stays there, and so does one who goes from a
 * story to another of its kind.
 */
export function openPanelOfStory(api: PanelApi): void {
  let before: string | undefined;
  api.on(STORY_PREPARED, ({ id }: { readonly id: string }) => {
    const panel = panelOf(id);
    const isDefault = [CONTROLS, INTERACTIONS, WORLD].includes(api.getSelectedPanel());
    if (panel !== before && isDefault) api.setSelectedPanel(panel);
    before = panel;
  });
}

/** The panel for a story's id. */
function panelOf(id: string): string {
  if (id.startsWith('flows--')) return INTERACTIONS;
  return /^(screens|shell)-/.test(id) ? WORLD : CONTROLS;
}
