/** The copy of the tab Source. */
export const sourceCopy = {
  intro:
    'Your server handles the real resources, and the mocks handle the rest. Faults apply to both.',
  unavailable: {
    title: 'Only in a development build',
    text: 'In this build, the mocks answer every call. A development build can take some resources from a real server. Start one with:',
    command: 'npm run dev',
  },
  server: {
    title: 'Real server',
    address: 'Address',
    hint: 'Without "/api".',
    connect: 'Connect',
    connecting: 'Connecting to the server',
    connected: 'The server responds.',
  },
  resources: {
    title: 'Real resources',
    allReal: 'All real',
    allMocked: 'All mocked',
    scope:
      'Auth is sign-in, sign-up and verification; the mocks know who signs in. Profiles belong to reviews.',
    mockedAuth:
      "While auth is mocked, the server doesn't know who is signed in, so most of its calls fail.",
  },
  failure: {
    call: (call: string) => `The last call was ${call}.`,
    titles: {
      unreachable: "The server doesn't respond",
      cors: "The server doesn't allow this origin",
      'mock-session': "The server doesn't know the session",
      'session-ended': 'The server has ended the session',
    },
    texts: {
      unreachable:
        'The app sees a network error. Start the server, for example with "npm run mock-api", or change the address.',
      cors: "It responds, but the browser doesn't let the app read that, so the app sees a network error. Allow the app's origin in its CORS settings, and the headers Accept, Authorization, Cache-Control, Content-Type, Idempotency-Key and Pragma.",
      'mock-session':
        'The viewer is signed in to the mocks only. The server answered with 401, and the app sees a network error, so that it stays signed in. Make auth real, sign out, and sign in with an account of the server.',
      'session-ended': 'It answered with 401, so the app has signed out. Sign in again.',
    },
  },
  drift: {
    title: 'Contract drift',
    none: 'Every response has matched the contract so far.',
    clear: 'Clear',
    status: (status: number) => `Status ${status}`,
    times: (count: number) => (count === 1 ? 'once' : `${count} times`),
    wholeBody: '(body)',
    difference: (expected: string, actual: string) => `expected ${expected}, got ${actual}`,
  },
} as const;
