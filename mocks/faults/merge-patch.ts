import { isRecord } from '#src/contract/is-record.ts';

/**
 * Applies a JSON merge patch (RFC 7396): objects are merged, null removes a field, and any other
 * value, lists included, replaces the old one.
 *
 * @returns the patched copy
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const merged: Record<string, unknown> = isRecord(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

/**
 * Applies a merge patch to items of a list inside a value, which RFC 7396 alone cannot address.
 *
 * @param path the dot-separated path of the list: `data.data`
 * @param where the fields that an item must contain; `{}` patches all items
 * @throws Error when the value at the path is not a list
 */
export function patchEach(target: unknown, path: string, where: unknown, patch: unknown): unknown {
  const change = (value: unknown, fields: readonly string[]): unknown => {
    const [field, ...rest] = fields;
    if (field !== undefined && isRecord(value) && field in value) {
      return { ...value, [field]: change(value[field], rest) };
    }
    if (field !== undefined || !Array.isArray(value)) {
      throw new Error(`There is no list at "${path}".`);
    }
    return value.map((item: unknown) => (isPartOf(where, item) ? mergePatch(item, patch) : item));
  };
  return change(target, path.split('.'));
}

/**
 * Whether a value contains a part. Objects are compared by the part's fields, lists item by item with
 * equal length, and other values by equality.
 */
export function isPartOf(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) {
    return (
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((item, index) => isPartOf(item, whole[index]))
    );
  }
  if (!isRecord(part)) return Object.is(part, whole);
  return (
    isRecord(whole) && Object.entries(part).every(([key, value]) => isPartOf(value, whole[key]))
  );
}
