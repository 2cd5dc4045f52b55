/** Pixels of one rem. */
export const ROOT_FONT_PX = 16;

/**
 * Converts a token's length in rem or px to pixels.
 *
 * @example pixelsOf('0.75rem') // 12
 */
export function pixelsOf(length: string): number {
  return Number.parseFloat(length) * (length.endsWith('rem') ? ROOT_FONT_PX : 1);
}
