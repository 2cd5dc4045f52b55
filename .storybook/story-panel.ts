import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

const CONTROLS = 'addon-controls';
const INTERACTIONS = 'storybook/interactions/panel';

/** The part of the manager's API that selects panels. */
export type PanelApi = Pick<API, 'on' | 'getSelectedPanel' | 'setSelectedPanel'>;

/**
 * Opens each kind of story on the panel that has something in it: flows and screens on the steps of
 * Interactions, components on Controls. A reader who has chosen another panel stays there, and so does one who goes from a
 * story to another of its kind.
 */
export function openPanelOfStory(api: PanelApi): void {
  let before: string | undefined;
  api.on(STORY_PREPARED, ({ id }: { readonly id: string }) => {
    const panel = panelOf(id);
    const isDefault = [CONTROLS, INTERACTIONS].includes(api.getSelectedPanel());
    if (panel !== before && isDefault) api.setSelectedPanel(panel);
    before = panel;
  });
}

/** The panel for a story's id. */
function panelOf(id: string): string {
  return /^(flows|screens|shell)-/.test(id) ? INTERACTIONS : CONTROLS;
}
