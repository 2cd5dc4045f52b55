import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { pendingReviewsCopy } from './copy.ts';

const copy = pendingReviewsCopy.empty;

/** The empty list of pending reviews (product.md §2). */
export function NoPendingReviews() {
  return (
    <EmptyState
      picture={<Scene name="tidy-board" />}
      title={copy.title}
      action={
        <Button asChild>
          <Link to={paths.offers.to()}>{copy.offers}</Link>
        </Button>
      }
    >
      {copy.text}
    </EmptyState>
  );
}
