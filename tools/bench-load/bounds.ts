import type { Figures } from './visit.ts';

/** A requirement on something measured. */
export interface Bound<Measured> {
  readonly what: string;
  readonly limit: number;
  /** Follows the value; "x" for a ratio. */
  readonly unit: 'x' | ' kB' | ' ms' | '';
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
    // React and the router with the layout alone are 1.2; the rest is the page itself, which is hydrated whole.
    what: 'landing JavaScript in all, to React and router',
    limit: 1.3,
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
    // With the drawings, which other pages have loaded before.
    limit: REQUESTS + 1,
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
    what: 'landing FCP, to the static page',
    limit: 0.85,
    unit: 'x',
    valueOf: ({ landing, static: plain }) => landing.fcp / plain.fcp,
  },
  {
    what: 'landing LCP, to the static page',
    limit: 0.85,
    unit: 'x',
    valueOf: ({ landing, static: plain }) => landing.lcp / plain.lcp,
  },
  {
    what: 'sign-in LCP, to the static page',
    limit: 0.9,
    unit: 'x',
    valueOf: ({ signIn, static: plain }) => signIn.lcp / plain.lcp,
  },
  {
    what: 'main thread of the landing page, blocked',
    limit: 200,
    unit: ' ms',
    valueOf: ({ landing }) => landing.blocked,
  },
  {
    what: 'mocked demo LCP, to the landing page',
    limit: 1.05,
    unit: 'x',
    valueOf: ({ demo, landing }) => demo.lcp / landing.lcp,
  },
  {
    what: 'mocked demo landing, JavaScript',
    limit: 250,
    unit: ' kB',
    valueOf: ({ demo }) => demo.bytes.js / 1000,
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
