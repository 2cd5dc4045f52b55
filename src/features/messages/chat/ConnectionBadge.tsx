import { CircleAlert, CloudOff, Radio, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { connectionOf, type Connection } from '#src/domain/connection.ts';
import { useEnvironment } from '#src/lib/app/EnvironmentProvider.tsx';
import { useAge } from '#src/lib/time/use-age.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import { chatCopy } from '../copy.ts';

const copy = chatCopy.connection;

const LOOKS: Readonly<Record<Connection, { tone: BadgeTone; Icon: LucideIcon }>> = {
  live: { tone: 'success', Icon: Radio },
  offline: { tone: 'warning', Icon: CloudOff },
  error: { tone: 'danger', Icon: CircleAlert },
};

/** In milliseconds since the epoch: 0 from the start, null while the tab is hidden. */
function useShownAt(): number | null {
  const { clock, visibility } = useEnvironment();
  const [shownAt, setShownAt] = useState(() => (visibility.isHidden() ? null : 0));
  useEffect(
    () => visibility.subscribe(() => setShownAt(visibility.isHidden() ? null : clock.now())),
    [clock, visibility],
  );
  return shownAt;
}

/**
 * Live, Offline when the last update is over 30 s old, or Error (product.md §2). `checkedAt` is in
 * milliseconds since the epoch.
 */
export function ConnectionBadge({
  checkedAt,
  hasFailed,
}: {
  checkedAt: number | null;
  hasFailed: boolean;
}) {
  const shownAt = useShownAt();
  // A hidden tab checks nothing by itself: its age says nothing until it has had time to.
  const age = useAge(checkedAt === null || shownAt === null ? null : Math.max(checkedAt, shownAt));
  const connection = connectionOf({ hasFailed, age });
  const { tone, Icon } = LOOKS[connection];
  const lastUpdate = age === null ? undefined : copy.lastUpdate(Math.floor(age / 1_000));
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5 lg:shrink-0 print:hidden">
      {/* A failure right after an update has no age yet to tell. */}
      {connection !== 'live' && age !== null && age >= 1_000 && (
        <span className="text-xs whitespace-nowrap text-ink-muted tabular-nums">{lastUpdate}</span>
      )}
      {/* Announces the state only, not the seconds. */}
      <span role="status">
        <span className="sr-only">{copy.label}: </span>
        <Badge
          tone={tone}
          icon={<Icon aria-hidden strokeWidth={1.75} />}
          title={lastUpdate}
          className={connection === 'live' ? 'max-sm:gap-0' : ''}
        >
          {/* On a phone, the icon is enough while all is well: the title needs the room. */}
          <span className={connection === 'live' ? 'max-sm:sr-only' : ''}>{copy[connection]}</span>
        </Badge>
      </span>
    </span>
  );
}
