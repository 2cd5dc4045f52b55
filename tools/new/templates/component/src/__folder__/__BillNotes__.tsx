import { useId } from 'react';
import type { Task } from '#src/domain/task.ts'; // if feature
import { Card } from '#src/ui/Card.tsx';

export interface __BillNotes__Props {
  // if ui
  /** Its heading. */
  title: string;
  // end
  // if feature
  /** What it is about. */
  task: Pick<Task, 'title'>;
  // end
}

/**
 * A card with a title.
 *
 * @example
 * <__BillNotes__ title="Mount two shelves" /> // if ui
 * <__BillNotes__ task={task} /> // if feature
 */
export function __BillNotes__({ __prop__ }: __BillNotes__Props) {
  const titleId = useId();
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-xl wrap-anywhere">
          {__heading__}
        </h2>
      </section>
    </Card>
  );
}
