import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { CONTROLS } from './panel-order.ts';

/** The id of Storybook's panel Interactions. */
const INTERACTIONS = 'storybook/interactions/panel';

/** The part of the manager's API that selects panels. */
export type PanelApi = Pick<API, 'on' | 'getSelectedPanel' | 'setSelectedPanel'>;

/**
 * Opens flows on the panel Interactions, which shows their steps: they have nothing to control. The next
 * story that is not a flow gets back the panel that was open before, unless another one was selected in
 * between.
 */
export function openFlowsOnInteractions(api: PanelApi): void {
  let wasFlow = false;
  let before = CONTROLS;
  let isFirst = true;
  api.on(STORY_PREPARED, ({ id }: { readonly id: string }) => {
    const isFlow = id.startsWith('flows--');
    if (isFlow && !wasFlow) {
      // The panel of the session may be open only because a flow was.
      before = isFirst ? CONTROLS : api.getSelectedPanel();
      api.setSelectedPanel(INTERACTIONS);
    } else if (!isFlow && wasFlow && api.getSelectedPanel() === INTERACTIONS) {
      api.setSelectedPanel(before);
    }
    wasFlow = isFlow;
    isFirst = false;
  });
}
