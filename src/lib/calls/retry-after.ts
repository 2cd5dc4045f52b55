/**
 * How long a `Retry-After` header asks to wait, in milliseconds; undefined without a valid header.
 *
 * @param header seconds or an HTTP date
 * @param now the current time in milliseconds, to measure a date
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  // `Date.parse` accepts much more than HTTP dates, such as "-1".
  const date = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
