import { Link } from 'react-router-dom';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { tasksCopy } from './copy.ts';

const copy = tasksCopy.empty;

/**
 * The empty list of available tasks (product.md §2).
 *
 * @param props.isFiltered whether the filters are the reason, or no client has posted a task
 */
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
