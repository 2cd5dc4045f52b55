/** A number with its noun, such as `1 task` and `2 tasks`. */
export const counted = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun}s`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
