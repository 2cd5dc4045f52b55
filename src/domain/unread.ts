/** From here on the unread badge says "99+" (sections 2 and 9). */
export const UNREAD_BADGE_CAP = 99;

/** Where somebody is, as far as polling goes. */
export type PollingPlace = 'messaging' | 'elsewhere';

/** Section 9, in milliseconds: how often the unread count is fetched, and the least time between. */
export const UNREAD_POLLING: Record<PollingPlace, { interval: number; spacing: number }> = {
  messaging: { interval: 5_000, spacing: 5_000 },
  elsewhere: { interval: 30_000, spacing: 15_000 },
};

/** Section 9: the least time between two fetches that no polling asked for. */
export const UNREAD_SPACING_MS = 30_000;

/** An unread fetch without an answer for so long is given up, so that the next one is not held back. */
export const UNREAD_TIMEOUT_MS = 30_000;
