import { Button, ToggleButton } from 'storybook/internal/components';
import { addons, types, useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';

/** Adds the buttons of a story: one opens the World panel, the other opens the story on the page Docs/Review. */
export function addToolbarButtons(): void {
  addons.add('nearhand/review-button', {
    type: types.TOOL,
    title: 'Review',
    match: ({ viewMode, tabId, storyId }) =>
      viewMode === 'story' && !tabId && !/^(welcome|docs)-/.test(storyId ?? ''),
    render: () => <ReviewButton />,
  });
  addons.add('nearhand/world-button', {
    type: types.TOOL,
    title: 'World panel',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <WorldButton />,
  });
}

function ReviewButton() {
  const { storyId } = useStorybookState();
  return (
    <Button
      asChild
      ariaLabel={false}
      tooltip="Compare and approve its pictures"
      variant="ghost"
      padding="small"
    >
      <a href={`?path=/story/docs-review--page&story=${storyId}`}>Review</a>
    </Button>
  );
}

/** A story without a scenario has no calls and rows, and so no button. */
function WorldButton() {
  const [{ worldPanel }, updateGlobals] = useGlobals();
  const scenario = useParameter<unknown>('scenario');
  if (scenario === undefined) return null;
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
