import { AlarmClock } from 'lucide-react';
import { formatDay } from '#src/domain/dates.ts';
import { deadlineState, type DeadlineState } from '#src/domain/deadline.ts';
import { useToday } from '#src/lib/time/use-today.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { taskCopy } from './copy.ts';

const copy = taskCopy.urgency;

/** A deadline, with its urgency while it matters. `day` is `YYYY-MM-DD`. */
export function Deadline({ day, isLive }: { day: string | null | undefined; isLive: boolean }) {
  if (day == null) return <>{taskCopy.noDeadline}</>;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <time dateTime={day} className="whitespace-nowrap">
        {formatDay(day)}
      </time>
      {isLive && <Urgency day={day} />}
    </span>
  );
}

/** Renders nothing while there is time. */
export function Urgency({ day }: { day: string }) {
  const state = deadlineState(day, useToday());
  const text = formatUrgency(state);
  if (text === null) return null;
  return (
    <Badge
      tone={state.urgency === 'overdue' ? 'danger' : 'accent'}
      size="sm"
      icon={<AlarmClock aria-hidden strokeWidth={1.75} />}
    >
      {text}
    </Badge>
  );
}

function formatUrgency({ urgency, days }: DeadlineState): string | null {
  switch (urgency) {
    case 'overdue':
      return copy.overdue(-days);
    case 'today':
      return copy.today;
    case 'soon':
      return copy.soon(days);
    case 'later':
      return null;
  }
}
