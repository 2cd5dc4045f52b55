import type { Bound, Visited } from './bounds.ts';
import type { Figures } from './visit.ts';

const titles: Readonly<Record<keyof Visited, string>> = {
  static: 'Static page',
  router: 'React and router',
  landing: 'Landing',
  signIn: 'Sign-in',
  demo: 'Mocked demo',
  lateOnPhone: 'Landing, late fonts, 375',
  lateOnDesktop: 'Landing, late fonts, 1280',
};

const columns: readonly (readonly [string, (figures: Figures) => string])[] = [
  ['FCP ms', ({ fcp }) => fcp.toFixed(0)],
  ['LCP ms', ({ lcp }) => lcp.toFixed(0)],
  ['blocked ms', ({ blocked }) => blocked.toFixed(0)],
  ['shift', ({ shift }) => shift.toFixed(4)],
  ['JS kB', ({ bytes }) => kB(bytes.js)],
  ['CSS kB', ({ bytes }) => kB(bytes.css)],
  ['font kB', ({ bytes }) => kB(bytes.font)],
  ['HTML kB', ({ bytes }) => kB(bytes.html)],
  ['requests', ({ requests }) => String(requests)],
  ['other hosts', ({ foreign }) => String(foreign)],
];

/** Prints a row per page. */
export function printPages(visited: Visited): void {
  const width = 28;
  console.log(`\n${''.padEnd(width)}${columns.map(([name]) => name.padStart(12)).join('')}`);
  for (const [name, title] of Object.entries(titles)) {
    const figures = visited[name as keyof Visited];
    console.log(
      title.padEnd(width) + columns.map(([, show]) => show(figures).padStart(12)).join(''),
    );
  }
}

/** Prints a line per bound. Returns whether all of them hold. */
export function printBounds<Measured>(
  bounds: readonly Bound<Measured>[],
  measured: Measured,
): boolean {
  let isWithinBounds = true;
  for (const { what, limit, unit, valueOf } of bounds) {
    const value = valueOf(measured);
    // Not a number counts as an excess.
    const holds = value <= limit;
    isWithinBounds &&= holds;
    const shown = Number(value.toFixed(unit === '' ? 4 : 2));
    console.log(`${holds ? '✓' : '✗'} ${what}: ${shown}${unit} (bound: ${limit}${unit})`);
  }
  return isWithinBounds;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
