/** Formats a percentage with at most one decimal, such as `66.7%`. */
export function formatPercent(percent: number): string {
  return `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
}
