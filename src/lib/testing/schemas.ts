/**
 * Whether a schema contains one of some others, at any depth. For the tests of what cached answers contain.
 *
 * @param schema a zod schema
 */
export function contains(schema: unknown, wanted: readonly unknown[]): boolean {
  return isWithin((schema as { _zod: { def: unknown } })._zod.def, wanted, new Set());
}

function isWithin(schema: unknown, wanted: readonly unknown[], seen: Set<unknown>): boolean {
  if (wanted.includes(schema)) return true;
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  const parts = Array.isArray(schema) ? schema : Object.values(schema);
  return parts.some((part) => isWithin(part, wanted, seen));
}
