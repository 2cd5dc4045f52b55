import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { reviewListCopy as copy } from './copy.ts';
import type { ReviewTab } from './review-filters.ts';

/** product.md §2. The page's header leads to the reviews to write. */
export function NoReviews({ tab }: { tab: ReviewTab }) {
  const { title, text } = copy.empty[tab];
  return (
    <EmptyState
      picture={<Scene name="empty-desk" />}
      title={title}
      action={
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
