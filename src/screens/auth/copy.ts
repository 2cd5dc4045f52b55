import type { PageMetaCopy } from '../PageMeta.tsx';

export const authMeta = {
  login: {
    title: 'Sign in',
    description:
      'Sign in to post a home task, message students nearby, and follow your offers. One account lets you get help and earn money.',
  },
  register: {
    title: 'Create an account',
    description:
      'Create one account to get help with home tasks from local students, or to earn money as a student yourself. It takes an average of 2 minutes to book.',
  },
} as const satisfies Readonly<Record<string, PageMetaCopy>>;
