import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookState } from 'storybook/manager-api';

/** Adds the toolbar's button that opens the story on the page Docs/Review. */
export function addReviewButton(): void {
  addons.add('nearhand/review-button', {
    type: types.TOOL,
    title: 'Review',
    match: ({ viewMode, tabId, storyId }) =>
      viewMode === 'story' && !tabId && !/^(welcome|docs)-/.test(storyId ?? ''),
    render: () => <ReviewButton />,
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
