/** The copy of the tab Clock. */
export const clockCopy = {
  now: "The app's time",
  running: 'Running',
  stopped: 'Stopped',
  present: "The same as the system's time",
  ahead: (length: string) => `${length} ahead of the system's time`,
  behind: (length: string) => `${length} behind the system's time`,
  stop: 'Stop the clock',
  run: 'Start the clock',
  backToPresent: 'Back to the present',
  isPresent: 'The app is already in the present.',
  returning: 'Returning to the present',
  moveOn: 'Move forward',
  other: 'Another time',
  otherHint: 'A number and ms, s, m, h or d, such as +31s or +1.5h.',
  advance: 'Move forward',
  invalid: (rule: string) => `Enter ${rule}.`,
  moved: (length: string) => `Moved forward by ${length}.`,
  follows: 'What follows this clock',
  followsText:
    "The app's countdowns, relative times and polling. While the clock is stopped, calls still return after their latency, but delays from faults wait.",
  rowsText: 'Rows keep their timestamps. "Start over" recreates them.',
} as const;
