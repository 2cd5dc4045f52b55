const count = (one: string, several: string) => (n: number) =>
  n === 1 ? `1 ${one}` : `${n} ${several}`;

/** The copy of Storybook's panel World. */
export const worldPanelCopy = {
  title: 'World',
  waiting: 'Waiting for the story.',
  noWorld: {
    title: 'This story has no scenario',
    text: 'It renders a component without the mock server. Stories of screens, features and flows have a world of their own.',
  },
  link: {
    open: 'Open in the app',
    copy: 'Copy link to this state',
    copied: 'Copied',
    refused: "The browser didn't let us copy the link. Select it here:",
    missing: {
      address: 'This story renders a component, which has no page of its own in the app.',
      app: 'No app is beside this Storybook. npm start serves both, and npm run build -- demo builds both.',
    },
  },
  clock: {
    label: 'Clock',
    steps: [
      { label: '+1 s', milliseconds: 1_000 },
      { label: '+5 s', milliseconds: 5_000 },
      { label: '+30 s', milliseconds: 30_000 },
      { label: '+60 s', milliseconds: 60_000 },
      { label: '+1 day', milliseconds: 86_400_000 },
    ],
  },
  tabs: {
    requests: (n: number) => `Requests (${n})`,
    rows: 'Rows',
    faults: (n: number) => `Faults (${n})`,
  },
  requests: {
    label: 'Requests, newest first',
    none: 'This story has sent no requests.',
    unknownCall: 'not in the contract',
    pending: 'pending',
    networkError: 'network error',
    duration: (milliseconds: number) => `${milliseconds} ms`,
    query: 'Query',
    body: 'Body',
    answer: 'Answer',
    nothing: 'No query, no body and no answer.',
    faults: (faults: string) => `Fault: ${faults}`,
  },
  rows: {
    table: 'Table',
    option: (name: string, n: number) => `${name} (${n})`,
    label: 'Rows, newest first',
    none: 'This table has no rows.',
    range: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
    newer: 'Newer rows',
    older: 'Older rows',
  },
  faults: {
    label: 'Faults that are on',
    none: 'No faults are on.',
    remove: 'Remove',
    removeNamed: (fault: string) => `Remove ${fault}`,
    add: 'Add a fault',
    example: 'offers.accept:500@once',
    submit: 'Add',
    failNext: 'Fail the next call',
  },
  cut: count('more character is left off', 'more characters are left off'),
} as const;
