/** How many characters of a text a list shows (section 9). */
export const CUT = { conversationPreview: 50, workerOffer: 80, taskDescription: 100 } as const;

/**
 * The beginning of a text, with an ellipsis where something was cut off. Letters that are made of
 * several code units, such as emoji, stay whole.
 *
 * @param most characters that are shown of it
 */
export function cut(text: string, most: number): string {
  const letters = [...new Intl.Segmenter('en-US').segment(text)];
  if (letters.length <= most) return text;
  const shown = letters.slice(0, most).map(({ segment }) => segment);
  return `${shown.join('').trimEnd()}…`;
}
