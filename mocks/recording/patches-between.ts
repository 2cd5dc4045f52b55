import type { PatchFault } from '../faults/faults.ts';
import { isRecord, patchEach } from '../faults/merge-patch.ts';

type Patch = Pick<PatchFault, 'patch' | 'each' | 'where'>;

/**
 * The merge patches that turn one answer into another: of single items of its list, and of its fields.
 *
 * @returns none for equal answers, undefined when a patch would have to replace a list
 */
export function patchesBetween(actual: unknown, wanted: unknown): Patch[] | undefined {
  const items = itemPatches(actual, wanted);
  const patched = items.reduce<unknown>(
    (value, { patch, each = '', where }) => patchEach(value, each, where, patch),
    actual,
  );
  const rest = difference(patched, wanted);
  if (rest === undefined) return items;
  return isRecord(rest) && !hasList(rest) ? [...items, { patch: rest }] : undefined;
}

function hasList(value: unknown): boolean {
  return Array.isArray(value) || (isRecord(value) && Object.values(value).some(hasList));
}

/** A patch for each item that differs, where the answers list the same items. */
function itemPatches(actual: unknown, wanted: unknown): Patch[] {
  const each = listPath(actual);
  const items = listAt(actual, each);
  const others = listAt(wanted, each);
  if (each === undefined || idsOf(items) !== idsOf(others)) return [];
  return items.flatMap((item, index) => {
    const patch = difference(item, others[index]);
    return isRecord(patch) ? [{ patch, each, where: { id: item['id'] } }] : [];
  });
}

type Item = Readonly<Record<string, unknown>>;

/** The path of the first list of objects with ids. */
function listPath(value: unknown, path: readonly string[] = []): string | undefined {
  if (!isRecord(value)) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const isList = Array.isArray(part) && part.some((item) => isRecord(item) && 'id' in item);
    const found = isList ? [...path, key].join('.') : listPath(part, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function listAt(value: unknown, path = ''): readonly Item[] {
  let found = value;
  for (const key of path.split('.')) found = isRecord(found) ? found[key] : undefined;
  return Array.isArray(found) ? found.filter(isRecord) : [];
}

function idsOf(items: readonly Item[]): string {
  return items.map(({ id }) => id).join();
}

/** The merge patch from one value to another; undefined when they are equal. */
function difference(actual: unknown, wanted: unknown): unknown {
  // Null and absent mean the same on the wire.
  if (actual === wanted || (actual == null && wanted == null)) return undefined;
  if (Array.isArray(actual) && Array.isArray(wanted)) {
    const isSame =
      actual.length === wanted.length &&
      actual.every((item, index) => difference(item, wanted[index]) === undefined);
    return isSame ? undefined : wanted;
  }
  if (!isRecord(actual) || !isRecord(wanted)) return wanted ?? null;
  const changed = [...new Set([...Object.keys(actual), ...Object.keys(wanted)])].flatMap((key) => {
    const part = difference(actual[key], wanted[key]);
    return part === undefined ? [] : [[key, part] as const];
  });
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
