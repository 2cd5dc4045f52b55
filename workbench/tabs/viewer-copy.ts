const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const viewerCopy = {
  roles: {
    nobody: 'Signed out',
    client: 'Client',
    worker: 'Worker',
    unverified: 'Unverified',
    sparse: 'Outsider',
  },
  details: {
    nobody: 'A visitor without a session',
    unverified: 'Has to enter the code first',
    sparse: 'Not in the tasks of client and worker',
  },
  current: 'Current viewer',
  signedIn: (name: string) => `${name} is now signed in.`,
  signingIn: 'Signing in',
  openTab: (name: string) => `Open a tab as ${name}`,
  failed: "We couldn't sign them in",
  quick: 'Sign in as',
  others: 'Everyone else',
  tasks: (count: number) => plural(count, 'task', 'tasks'),
  offers: (count: number) => plural(count, 'offer', 'offers'),
  notVerified: 'not verified',
  loading: 'Loading the people',
  byHand: 'Sign in by hand',
  byHandText: 'All accounts have the same password and verification code.',
  password: 'Password',
  code: 'Code',
  sideBySide: 'See two people side by side',
} as const;
