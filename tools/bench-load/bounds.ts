import type { Figures } from './visit.ts';

/** The figures of each page that is visited. */
export interface Visited {
  readonly static: Figures;
  readonly router: Figures;
  readonly landing: Figures;
  readonly signIn: Figures;
  readonly signInBefore: Figures;
  readonly demo: Figures;
  /** The landing page with fonts that arrive two seconds late. */
  readonly lateOnPhone: Figures;
  readonly lateOnDesktop: Figures;
}

/** A requirement, and what it compares. */
export interface Bound {
  readonly what: string;
  readonly limit: number;
  readonly unit: 'x' | 'kB' | '';
  valueOf(visited: Visited): number;
}

/** The bounds of times and ratios, which need a benchmark. */
export const bounds: readonly Bound[] = [
  {
    what: 'landing LCP, to the static page',
    limit: 1.2,
    unit: 'x',
    valueOf: ({ landing, static: plain }) => landing.lcp / plain.lcp,
  },
  {
    what: 'landing JavaScript, to React and router',
    limit: 1.15,
    unit: 'x',
    valueOf: ({ landing, router }) => landing.bytes.js / router.bytes.js,
  },
  {
    what: 'sign-in LCP, to the commit before',
    limit: 0.75,
    unit: 'x',
    valueOf: ({ signIn, signInBefore }) => signIn.lcp / signInBefore.lcp,
  },
  {
    what: 'sign-in JavaScript, to the commit before',
    limit: 0.75,
    unit: 'x',
    valueOf: ({ signIn, signInBefore }) => signIn.bytes.js / signInBefore.bytes.js,
  },
  {
    what: 'mocked demo LCP, to the landing page',
    limit: 1.05,
    unit: 'x',
    valueOf: ({ demo, landing }) => demo.lcp / landing.lcp,
  },
  {
    what: 'requests of the landing page',
    limit: 10,
    unit: '',
    valueOf: ({ landing }) => landing.requests,
  },
  {
    what: 'requests of the sign-in page',
    limit: 10,
    unit: '',
    valueOf: ({ signIn }) => signIn.requests,
  },
  {
    what: 'fonts of the landing or sign-in page',
    limit: 80,
    unit: 'kB',
    valueOf: ({ landing, signIn }) => Math.max(landing.bytes.font, signIn.bytes.font) / 1000,
  },
  {
    what: 'layout shift of the landing or sign-in page',
    limit: 0.01,
    unit: '',
    valueOf: ({ landing, signIn }) => Math.max(landing.shift, signIn.shift),
  },
  {
    what: 'layout shift, fonts 2 s late, 375 px',
    limit: 0.01,
    unit: '',
    valueOf: ({ lateOnPhone }) => lateOnPhone.shift,
  },
  {
    what: 'layout shift, fonts 2 s late, 1280 px',
    limit: 0.01,
    unit: '',
    valueOf: ({ lateOnDesktop }) => lateOnDesktop.shift,
  },
  {
    what: 'requests to other hosts',
    limit: 0,
    unit: '',
    valueOf: (visited) => Object.values<Figures>({ ...visited }).reduce(totalForeign, 0),
  },
];

const totalForeign = (sum: number, { foreign }: Figures): number => sum + foreign;
