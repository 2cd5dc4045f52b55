/**
 * A number with its noun, such as `1 task`. Zero has the plural.
 *
 * @param many the plural, if it isn't the noun with an s
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
