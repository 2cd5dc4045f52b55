export const sourceCopy = {
  intro:
    'Your server answers for the real resources, without faults and latency. The mocks answer the rest, as the viewer of the scenario, whoever signs in.',
  unavailable: {
    title: 'Only in a development build',
    text: 'In this build, the mocks answer every call. A development build can take some resources from a real server. Start one with:',
    command: 'VITE_API_BASE_URL=http://localhost:4010 npm run dev',
  },
  resources: 'Real resources',
  scope:
    'Auth is sign-in, sign-up and verification. It comes with any other resource, since the server has to know who is signed in. Profiles belong to reviews.',
  reload: 'Reload with these',
  drift: {
    title: 'Contract drift',
    none: 'Every response has matched the contract so far.',
  },
} as const;
