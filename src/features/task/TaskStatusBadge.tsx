import {
  Ban,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleQuestionMark,
  Hammer,
  Handshake,
  type LucideIcon,
} from 'lucide-react';
import { TASK_STATES } from '#src/domain/task-machine.ts';
import type { ShownTaskStatus } from '#src/domain/task.ts';
import { Badge } from '#src/ui/Badge.tsx';

/** That of an offer where it means the same. */
const ICONS: Readonly<Record<ShownTaskStatus, LucideIcon>> = {
  available: CircleDashed,
  booked: Handshake,
  in_progress: Hammer,
  completed: CircleCheck,
  cancelled: Ban,
  inactive: CirclePause,
  unknown: CircleQuestionMark,
};

/** The status of a task, in its tone. */
export function TaskStatusBadge({ status }: { status: ShownTaskStatus }) {
  const { label, tone } = TASK_STATES[status];
  const Icon = ICONS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden strokeWidth={1.75} />}>
      {label}
    </Badge>
  );
}
