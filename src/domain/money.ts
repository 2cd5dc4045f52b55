const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * An amount as people read it, such as `$1,250.00` (section 9).
 *
 * @param amount dollars; an amount that is no number reads as a dash, never as `$NaN`
 */
export function formatMoney(amount: number | null | undefined): string {
  return amount == null || !Number.isFinite(amount) ? '–' : DOLLARS.format(amount);
}
