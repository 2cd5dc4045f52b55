import type { PageMetaCopy } from '../PageMeta.tsx';

export const homeCopy = {
  meta: {
    title: 'Home tasks, done by students next door',
    description:
      'Furniture assembly, moving help, cleaning, repairs, and yard work by background-checked local students. Your payment is protected until the job is done.',
  } satisfies PageMetaCopy,
} as const;
