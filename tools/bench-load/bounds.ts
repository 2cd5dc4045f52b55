import { bound, type Bound } from '../benchmarks/bounds.ts';
import type { Figures } from './visit.ts';

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
export function sizeBounds({ landing, signIn, router }: FirstPages): Bound[] {
  const font = Math.max(landing.font, signIn.font) / 1000;
  return [
    // React and the router with the layout alone are 1.2; the rest is the page itself, which is hydrated whole.
    bound('landing JavaScript in all, to React and router', landing.js / router.js, 1.3, 'x'),
    bound('requests of the landing page', landing.requests, REQUESTS),
    // With the drawings, which other pages have loaded before.
    bound('requests of the sign-in page', signIn.requests, REQUESTS + 1),
    bound('fonts of the landing or sign-in page', font, 80, ' kB'),
    bound('requests to other hosts', landing.foreign + signIn.foreign, 0),
  ];
}

/** What has to be measured side by side. */
export function loadBounds(visited: Visited): Bound[] {
  const { landing, signIn, demo, static: plain, lateOnPhone, lateOnDesktop } = visited;
  const shift = Math.max(landing.shift, signIn.shift);
  return [
    bound('landing FCP, to the static page', landing.fcp / plain.fcp, 0.85, 'x'),
    bound('landing LCP, to the static page', landing.lcp / plain.lcp, 0.85, 'x'),
    bound('sign-in LCP, to the static page', signIn.lcp / plain.lcp, 0.9, 'x'),
    bound('main thread of the landing page, blocked', landing.blocked, 200, ' ms'),
    bound('mocked demo LCP, to the landing page', demo.lcp / landing.lcp, 1.05, 'x'),
    bound('mocked demo landing, JavaScript', demo.js / 1000, 250, ' kB'),
    bound('layout shift of the landing or sign-in page', shift, SHIFT),
    bound('layout shift, fonts 2 s late, 375 px', lateOnPhone.shift, SHIFT),
    bound('layout shift, fonts 2 s late, 1280 px', lateOnDesktop.shift, SHIFT),
  ];
}
