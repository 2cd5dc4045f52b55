/** A random name for one action of the user, which its calls carry. */
export function createIdempotencyKey(): string {
  // Not `randomUUID`, which only pages over HTTPS have.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
