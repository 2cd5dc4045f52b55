import { Pause, Play } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { Badge } from '#src/ui/Badge.tsx';
import { useWorkbench } from '../../workbench-context.ts';
import { describeOffset } from './describe-offset.ts';

/** How often the shown time is read, in milliseconds: a second never seems to last two. */
const TICK = 250;

/** The app's current time in the browser's time zone, and how far it is from the system's. */
export function AppTime() {
  const { engine, systemClock, timeZone } = useWorkbench();
  const { clock } = engine.opening();
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => systemClock.every(TICK, tick), [systemClock]);
  const now = clock.now();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm text-ink-muted">The app's time</p>
        {clock.isStopped ? (
          <Badge tone="info" icon={<Pause aria-hidden />}>
            Stopped
          </Badge>
        ) : (
          <Badge icon={<Play aria-hidden />}>Running</Badge>
        )}
      </div>
      <p className="tabular-nums">
        <time dateTime={new Date(now).toISOString()} className="flex flex-col">
          <span className="font-display text-3xl">{timeOf(now, timeZone)}</span>
          <span>{dayOf(now, timeZone)}</span>
        </time>
      </p>
      <p className="text-sm text-ink-muted tabular-nums">{offsetText(now - systemClock.now())}</p>
    </div>
  );
}

function offsetText(offset: number): string {
  const length = describeOffset(offset);
  if (length === '') return "The same as the system's time";
  return `${length} ${offset > 0 ? 'ahead of' : 'behind'} the system's time`;
}

function timeOf(now: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone })
    .format(now)
    .replaceAll('\u202f', ' ');
}

/** The day with the name of the time zone, such as `Sat, Mar 14, 2026, UTC`. */
function dayOf(now: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  });
  return `${day.format(now)}, ${timeZone}`;
}
