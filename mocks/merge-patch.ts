/**
 * Applies a JSON merge patch (RFC 7396): objects are merged, null removes a field, and everything
 * else, lists included, replaces what was there.
 *
 * @returns the patched value; neither argument is changed
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
 * @param path the fields that lead to the list, with dots between them: `data.data`
 * @param where what an item must contain to be patched; `{}` patches all of them
 * @throws Error when there is no list at the path
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
 * Whether a value contains all that a part asks for: objects field by field, lists item by item and
 * of the same length, everything else by equality.
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
