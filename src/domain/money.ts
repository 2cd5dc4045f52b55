const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * Formats an amount, such as `$1,250.00` (section 9).
 *
 * @param amount in dollars; a missing or non-finite amount becomes a dash, never `$NaN`
 */
export function formatMoney(amount: number | null | undefined): string {
  return amount == null || !Number.isFinite(amount) ? '–' : DOLLARS.format(amount);
}
