import { ToggleButton } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';

/** Adds the toolbar's button that opens and closes the World panel. */
export function addWorldButton(): void {
  addons.add('nearhand/world-button', {
    type: types.TOOL,
    title: 'World panel',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <WorldButton />,
  });
}

function WorldButton() {
  const [{ worldPanel }, updateGlobals] = useGlobals();
  const isOpen = worldPanel === 'open';
  return (
    <ToggleButton
      ariaLabel={false}
      tooltip="Requests, rows, clock and network of the story"
      variant="ghost"
      padding="small"
      pressed={isOpen}
      onClick={() => updateGlobals({ worldPanel: isOpen ? 'closed' : 'open' })}
    >
      World panel
    </ToggleButton>
  );
}
