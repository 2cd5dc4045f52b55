import { TASK_STATES } from '#src/domain/task-machine.ts';
import type { ShownTaskStatus } from '#src/domain/task.ts';
import { Badge } from '#src/ui/Badge.tsx';

/** The status of a task as a badge. */
export function TaskStatusBadge({ status }: { status: ShownTaskStatus }) {
  const { label, tone } = TASK_STATES[status];
  return <Badge tone={tone}>{label}</Badge>;
}
