import { useId } from 'react';
import type { Task } from '#src/domain/task.ts';
import { Card } from '#src/ui/Card.tsx';

export interface __BillNotes__Props {
  /** What it is about. */
  task: Pick<Task, 'title'>;
}

/**
 * A card with the title of a task.
 *
 * @example
 * <__BillNotes__ task={task} />
 */
export function __BillNotes__({ task }: __BillNotes__Props) {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {task.title}
        </h2>
      </section>
    </Card>
  );
}
