/** Throws what is wrong unless it holds; much faster than `expect`, which matters a million times. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
