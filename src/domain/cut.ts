/** How many characters of a text its preview shows (product.md §9). */
export const CUT = { conversationPreview: 50, workerOffer: 80, taskDescription: 100 } as const;

const SEGMENTER = new Intl.Segmenter('en-US');

/**
 * Truncates a text at the last word that fits, and appends an ellipsis in place of a period or comma; a text that fits
 * is returned unchanged. Counts graphemes, so an emoji is never split. A word of more than 20 characters is cut itself: without it,
 * too little would be left.
 *
 * @param max the most graphemes to keep, ellipsis not included
 */
export function cut(text: string, max: number): string {
  const graphemes = [...SEGMENTER.segment(text)];
  if (graphemes.length <= max) return text;
  const textOf = (from: number, to?: number) =>
    graphemes
      .slice(from, to)
      .map(({ segment }) => segment)
      .join('');
  const kept = textOf(0, max);
  const isWhole = /\s$/.test(kept) || /^\s/.test(textOf(max, max + 1));
  const words = isWhole ? kept : kept.replace(/\s\S{1,20}$/, '');
  return `${words.replace(/[\s.,;:]+$/, '')}…`;
}
