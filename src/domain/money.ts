const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * Formats an amount, such as `$1,250` or `$1,250.50` (section 9): cents only where there are any.
 *
 * @param amount in dollars; a missing or non-finite amount becomes a dash, never `$NaN`
 */
export function formatMoney(amount: number | null | undefined): string {
  return amount == null || !Number.isFinite(amount) ? '–' : DOLLARS.format(amount);
}

/** A comma is accepted only as a thousands separator: `1,25` may mean one and a quarter. */
const AMOUNT = /^-?\$?(?=\.?\d)(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

/**
 * Reads an amount as people type it, such as `1,250.50` or `$45`.
 *
 * @returns dollars; NaN for anything that is not an amount, an empty text included
 */
export function parseMoney(text: string): number {
  const amount = text.replaceAll(/\s/g, '');
  return AMOUNT.test(amount) ? Number(amount.replaceAll(/[$,]/g, '')) : Number.NaN;
}
