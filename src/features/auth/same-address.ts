/** Whether two email addresses belong to the same account: the server ignores their case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
