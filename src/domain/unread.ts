/** The highest count that the unread badge shows; above it, "99+" (product.md §2, §9). */
export const UNREAD_BADGE_CAP = 99;

/** Where in the app the viewer is, as far as polling is concerned. */
export type PollingPlace = 'messaging' | 'elsewhere';

/** The polling interval and the minimum time between fetches, in milliseconds (product.md §9). */
export const UNREAD_POLLING: Record<PollingPlace, { interval: number; spacing: number }> = {
  messaging: { interval: 5_000, spacing: 5_000 },
  elsewhere: { interval: 30_000, spacing: 15_000 },
};

/** The minimum time between two fetches outside of polling (product.md §9). */
export const UNREAD_SPACING_MS = 30_000;

/** The timeout of an unread fetch. One that hangs must not block the next. */
export const UNREAD_TIMEOUT_MS = 30_000;
