import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { reviewListCopy } from './copy.ts';
import type { ReviewTab } from './review-filters.ts';

const copy = reviewListCopy;

/** product.md §2 */
export function NoReviews({
  tab,
  isFiltered,
  onClear,
}: {
  tab: ReviewTab;
  isFiltered: boolean;
  onClear: () => void;
}) {
  if (isFiltered) {
    return (
      <EmptyState
        picture={<Scene name="no-match" />}
        title={copy.noMatch.title}
        action={
          <Button variant="secondary" onClick={onClear}>
            {copy.filters.clear}
          </Button>
        }
      >
        {copy.noMatch.text}
      </EmptyState>
    );
  }
  const { title, text } = copy.empty[tab];
  return (
    <EmptyState
      picture={<Scene name="empty-desk" />}
      title={title}
      action={
        // The page's header leads to the reviews to write.
        tab === 'about' ? (
          <Button asChild variant="secondary">
            <Link to={paths.offers.to()}>{copy.offers}</Link>
          </Button>
        ) : undefined
      }
    >
      {text}
    </EmptyState>
  );
}
