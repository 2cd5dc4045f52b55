import type { Visited } from './bounds.ts';
import type { Figures } from './visit.ts';

/** Prints a row per page. */
export function printPages(visited: Visited): void {
  const rows = Object.entries<Figures>({ ...visited }).map(([page, figures]) => ({
    page,
    'FCP ms': Math.round(figures.fcp),
    'LCP ms': Math.round(figures.lcp),
    'blocked ms': Math.round(figures.blocked),
    shift: figures.shift.toFixed(4),
    'JS kB': kB(figures.js),
    'CSS kB': kB(figures.css),
    'font kB': kB(figures.font),
    'HTML kB': kB(figures.html),
    requests: figures.requests,
    'other hosts': figures.foreign,
  }));
  console.table(rows);
}

/** Bytes as kB, without the unit. */
export function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
