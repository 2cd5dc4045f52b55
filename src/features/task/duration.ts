import type { Task } from '#src/domain/task.ts';
import { isBlank } from '#src/domain/typed-text.ts';
import { taskCopy } from './copy.ts';

/** Null when the client hasn't said. */
export function durationOf({
  duration,
  estimated_hours: hours,
}: Pick<Task, 'duration' | 'estimated_hours'>): string | null {
  if (duration != null && !isBlank(duration)) return duration;
  return hours == null ? null : taskCopy.hours(hours);
}
