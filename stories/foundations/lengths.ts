const ROOT_FONT_PX = 16;

/**
 * A length of the tokens as pixels.
 *
 * @example pixelsOf('0.75rem') // 12
 */
export function pixelsOf(length: string): number {
  return Number.parseFloat(length) * (length.endsWith('rem') ? ROOT_FONT_PX : 1);
}
