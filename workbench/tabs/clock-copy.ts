/** The copy of the tab Clock. */
export const clockCopy = {
  now: "The app's time",
  running: 'Running',
  stopped: 'Stopped',
  present: "The same as the system's time",
  ahead: (length: string) => `${length} ahead of the system's time`,
  behind: (length: string) => `${length} behind the system's time`,
  stop: 'Stop the clock',
  run: 'Let it run',
  backToPresent: 'Back to the present',
  isPresent: 'The app is at the present already.',
  returning: 'Going back to the present',
  moveOn: 'Move on',
  other: 'Another time',
  otherHint: 'A number and ms, s, m, h or d, such as +31s or +1.5h.',
  advance: 'Move on',
  invalid: (rule: string) => `Enter ${rule}.`,
  moved: (length: string) => `Moved on by ${length}.`,
  follows: 'What follows this clock',
  followsText:
    'Countdowns, relative times and polls of the app. While it stands still, calls still come back after the latency, but a delay by a fault waits.',
  rowsText: 'Rows keep their timestamps. "Start over" creates them again.',
} as const;
