/** The copy of the ribbon, the panel's frame and the page for an address that the mocks can't open. */
export const workbenchCopy = {
  ribbon: {
    label: 'Workbench',
    open: 'Workbench',
    find: 'Find',
    shortcut: 'Ctrl+K',
    mockData: 'Mock data',
    backToDemo: 'Back to the demo',
    faults: (count: number) => (count === 1 ? '1 fault is on' : `${count} faults are on`),
    stopped: 'Clock stopped',
    ahead: 'Clock ahead',
    realParts: (count: number) => (count === 1 ? '1 real resource' : `${count} real resources`),
    network: {
      'in-page-unsupported': "No service worker: the calls aren't in the browser's network tools",
      'in-page-uncontrolled':
        "Reload the page normally to see the calls in the browser's network tools",
    },
    begunAgain: "New rows: this version couldn't read those of an earlier one",
    notKept: 'Nothing is kept: storage is blocked or full',
    notShared: "Rows aren't shared: the frame needs allow-same-origin",
    story: 'Its story starts here',
    copyLink: 'Copy link',
    loadFailed: "The workbench couldn't be loaded. Reload the page.",
  },
  panel: {
    title: 'Workbench',
    tabs: 'Tools',
    close: 'Close the workbench',
    resize: 'Width of the panel',
  },
  tabs: {
    scenario: 'Scenario',
    viewer: 'Viewer',
    clock: 'Clock',
    network: 'Network',
    requests: 'Requests',
    world: 'World',
    source: 'Source',
    save: 'Save',
    tours: 'Tours',
  },
  /** After the text of a link, for screen readers. */
  newTab: '(opens in a new tab)',
  copyButton: {
    copied: 'Copied',
    byHand: 'Text to copy with the keyboard',
  },
  showAll: (count: number) => `Show all ${count}`,
  badAddress: {
    title: (parameter: string, value: string) => `We couldn't open "${parameter}=${value}"`,
    text: "The address doesn't name a state that the mocks can open.",
    problem: 'Problem',
    suggestions: 'Try instead',
    goBack: 'Back to the app',
  },
} as const;
