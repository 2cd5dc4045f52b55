/** How many characters of a text its preview shows (section 9). */
export const CUT = { conversationPreview: 50, workerOffer: 80, taskDescription: 100 } as const;

/**
 * Truncates a text and appends an ellipsis; a text that fits is returned unchanged. Counts
 * graphemes, so an emoji is never split.
 *
 * @param max graphemes to keep, ellipsis not included
 */
export function cut(text: string, max: number): string {
  const graphemes = [...new Intl.Segmenter('en-US').segment(text)];
  if (graphemes.length <= max) return text;
  const kept = graphemes.slice(0, max).map(({ segment }) => segment);
  return `${kept.join('').trimEnd()}…`;
}
