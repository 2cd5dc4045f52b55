/** How much of a text crosses Storybook's channel, in characters. */
export const MAX_CHARACTERS = 10_000;

/** The beginning of a text. */
export interface BoundedText {
  readonly text: string;
  /** How many characters are left off at its end. */
  readonly cut: number;
}

/**
 * Formats a value as JSON for reading, and cuts it where it gets long. A text that isn't JSON, such as the
 * HTML of a gateway, stays as it is.
 *
 * @returns undefined when there is nothing to show
 */
export function boundedJson(value: unknown): BoundedText | undefined {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  if (text === undefined || text === '') return undefined;
  return { text: text.slice(0, MAX_CHARACTERS), cut: Math.max(0, text.length - MAX_CHARACTERS) };
}
