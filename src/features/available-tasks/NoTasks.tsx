import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { tasksCopy } from './copy.ts';

const copy = tasksCopy.empty;

/** product.md §2 */
export function NoTasks({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState
        picture={<Scene name="no-match" />}
        title={copy.noMatchTitle}
        action={
          <Button variant="secondary" onClick={onClear}>
            {tasksCopy.filters.clear}
          </Button>
        }
      >
        {copy.noMatch}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture={<Scene name="garden" />}
      title={copy.title}
      action={
        <Button asChild variant="secondary">
          <Link to={paths.messages.to()}>{copy.action}</Link>
        </Button>
      }
    >
      {copy.text}
    </EmptyState>
  );
}
