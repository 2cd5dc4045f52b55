import { DAY_MS } from './dates.ts';

export type Urgency = 'overdue' | 'today' | 'soon' | 'later';

/** A deadline at most this many days away is `soon`. */
const SOON_DAYS = 3;

export interface DeadlineState {
  readonly urgency: Urgency;
  /** Whole days from today; negative once it has passed. */
  readonly days: number;
}

/** Both are `YYYY-MM-DD`, today in the viewer's time zone. */
export function deadlineState(day: string, today: string): DeadlineState {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (days < 0) return { urgency: 'overdue', days };
  if (days === 0) return { urgency: 'today', days };
  return { urgency: days <= SOON_DAYS ? 'soon' : 'later', days };
}
