import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { offerListCopy } from './copy.ts';

const copy = offerListCopy.empty;

/** product.md §2 */
export function NoOffers({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState
        picture={<Scene name="no-match" />}
        title={copy.title}
        action={
          <Button variant="secondary" onClick={onClear}>
            {offerListCopy.filters.clear}
          </Button>
        }
      >
        {copy.filtered}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={<Scene name="note" />}
      title={copy.title}
      action={
        <>
          <Button asChild>
            <Link to={paths.workerTasks.to()}>{copy.browse}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.client.to()}>{copy.post}</Link>
          </Button>
        </>
      }
    >
      {copy.none} {copy.how}
    </EmptyState>
  );
}
