/** The copy of the workbench panel and of the page for an address that the mocks can't open. */
export const workbenchCopy = {
  panel: {
    name: 'Workbench',
    title: 'Nothing here is real',
    scenario: 'Scenario',
    latency: 'Response time',
    milliseconds: (count: number) => `${count} ms`,
    signIn: (role: string) => `Sign in as the ${role}`,
    openTab: (role: string) => `Open a tab as the ${role}`,
    code: 'Verification code for any account',
    reset: 'Reset this scenario',
  },
  paid: { offer: 'Number of a completed offer', submit: 'Mark as paid' },
  badAddress: {
    title: (parameter: string, value: string) => `We couldn't open "${parameter}=${value}"`,
    suggestions: 'Addresses that work',
    goBack: 'Back to the app',
  },
} as const;
