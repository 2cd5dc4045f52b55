/** The share of a part in a whole, 0 to 1; 0 of an empty whole. */
export function shareOf(value: number, total: number): number {
  return total > 0 ? Math.min(Math.max(value / total, 0), 1) : 0;
}

/** Formats a share as a percentage. Never rounds a nonzero share to 0% or a partial one to 100%. */
export function percent(value: number, total: number): string {
  const share = shareOf(value, total) * 100;
  if (share > 0 && share < 1) return '<1%';
  if (share > 99 && share < 100) return '>99%';
  return `${Math.round(share)}%`;
}
