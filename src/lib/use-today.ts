import { useEffect, useState } from 'react';
import { dayIn, MINUTE_MS } from '#src/domain/dates.ts';
import { useEnvironment } from './EnvironmentProvider.tsx';

/** The user's current day, `YYYY-MM-DD`. It changes within a minute after midnight. */
export function useToday(): string {
  const { clock, timeZone } = useEnvironment();
  const [today, setToday] = useState(() => dayIn(clock.now(), timeZone));
  useEffect(
    () => clock.every(MINUTE_MS, () => setToday(dayIn(clock.now(), timeZone))),
    [clock, timeZone],
  );
  return today;
}
