import { DAY_MS, dayAfter } from '#src/domain/dates.ts';
import { STORY_NOW } from '../clock/stepped-clock.ts';

/** A day by its distance from that of the stories. @example inDays(-2) // '2026-03-12' */
export function inDays(days: number): string {
  return dayAfter(STORY_NOW, days);
}

/** A time before that of the stories. @example daysAgo(4) // '2026-03-10T10:00:00.000Z' */
export function daysAgo(days: number): string {
  return new Date(STORY_NOW - days * DAY_MS).toISOString();
}

/** A time before that of the stories. @example minutesAgo(5) // '2026-03-14T09:55:00.000Z' */
export function minutesAgo(minutes: number): string {
  return daysAgo(minutes / (24 * 60));
}
