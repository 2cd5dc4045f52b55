import type { Figures } from './visit.ts';

/** A requirement on something measured. */
export interface Bound<Measured> {
  readonly what: string;
  readonly limit: number;
  /** Follows the value; "x" for a ratio. */
  readonly unit: 'x' | ' kB' | '';
  valueOf(measured: Measured): number;
}

/** The pages whose sizes and requests are bounded, and what the landing page is compared with. */
export interface FirstPages {
  readonly router: Figures;
  readonly landing: Figures;
  readonly signIn: Figures;
}

/** The figures of all pages that the benchmark visits. */
export interface Visited extends FirstPages {
  readonly static: Figures;
  readonly signInBefore: Figures;
  readonly demo: Figures;
  /** The landing page with fonts that arrive two seconds late. */
  readonly lateOnPhone: Figures;
  readonly lateOnDesktop: Figures;
}

const SHIFT = 0.01;
const REQUESTS = 10;

/** What does not depend on the machine. */
export const sizeBounds: readonly Bound<FirstPages>[] = [
  {
    what: 'landing JavaScript, to React and router',
    limit: 1.15,
    unit: 'x',
    valueOf: ({ landing, router }) => landing.bytes.js / router.bytes.js,
  },
  {
    what: 'requests of the landing page',
    limit: REQUESTS,
    unit: '',
    valueOf: ({ landing }) => landing.requests,
  },
  {
    what: 'requests of the sign-in page',
    limit: REQUESTS,
    unit: '',
    valueOf: ({ signIn }) => signIn.requests,
  },
  {
    what: 'fonts of the landing or sign-in page',
    limit: 80,
    unit: ' kB',
    valueOf: ({ landing, signIn }) => Math.max(landing.bytes.font, signIn.bytes.font) / 1000,
  },
  {
    what: 'requests to other hosts',
    limit: 0,
    unit: '',
    valueOf: ({ landing, signIn }) => landing.foreign + signIn.foreign,
  },
];

/** What has to be measured side by side. */
export const loadBounds: readonly Bound<Visited>[] = [
  {
    what: 'landing LCP, to the static page',
    limit: 1.2,
    unit: 'x',
    valueOf: ({ landing, static: plain }) => landing.lcp / plain.lcp,
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
    what: 'layout shift of the landing or sign-in page',
    limit: SHIFT,
    unit: '',
    valueOf: ({ landing, signIn }) => Math.max(landing.shift, signIn.shift),
  },
  {
    what: 'layout shift, fonts 2 s late, 375 px',
    limit: SHIFT,
    unit: '',
    valueOf: ({ lateOnPhone }) => lateOnPhone.shift,
  },
  {
    what: 'layout shift, fonts 2 s late, 1280 px',
    limit: SHIFT,
    unit: '',
    valueOf: ({ lateOnDesktop }) => lateOnDesktop.shift,
  },
];
