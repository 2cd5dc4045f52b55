import type { PatchFault } from '../faults/faults.ts';
import { isRecord, patchEach } from '../faults/merge-patch.ts';

type Patch = Pick<PatchFault, 'patch' | 'each' | 'where'>;

/** Longer lists of patches say less than the whole answer. */
const MAX_PATCHES = 5;

/**
 * The merge patches that turn one answer into another: of its fields, or of single items of its list.
 *
 * @returns undefined when patches would not be shorter than the answer
 */
export function patchesBetween(actual: unknown, wanted: unknown): Patch[] | undefined {
  const patches = itemPatches(actual, wanted) ?? fieldPatches(actual, wanted);
  if (!patches || patches.length > MAX_PATCHES) return undefined;
  const size = JSON.stringify(patches).length;
  if (size > JSON.stringify(wanted).length / 2) return undefined;
  return patches;
}

function fieldPatches(actual: unknown, wanted: unknown): Patch[] | undefined {
  const patch = difference(actual, wanted);
  return isRecord(patch) ? [{ patch }] : undefined;
}

/** A patch for each item that differs, if nothing else does. */
function itemPatches(actual: unknown, wanted: unknown): Patch[] | undefined {
  const each = listPath(actual);
  if (each === undefined) return undefined;
  const items = listAt(actual, each);
  const others = listAt(wanted, each);
  if (items.length !== others.length) return undefined;
  const patches: Patch[] = [];
  for (const [index, item] of items.entries()) {
    const other = others[index];
    if (!isRecord(item) || !isRecord(other) || item['id'] !== other['id']) return undefined;
    const patch = difference(item, other);
    if (patch === undefined) continue;
    if (!isRecord(patch)) return undefined;
    patches.push({ patch, each, where: { id: item['id'] } });
  }
  let patched = actual;
  for (const { patch, where } of patches) patched = patchEach(patched, each, where, patch);
  const rest = difference(patched, wanted);
  if (rest === undefined) return patches;
  return isRecord(rest) ? [...patches, { patch: rest }] : undefined;
}

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

function listAt(value: unknown, path: string): readonly unknown[] {
  let found = value;
  for (const key of path.split('.')) found = isRecord(found) ? found[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** The merge patch from one value to another; undefined when they are equal. */
function difference(actual: unknown, wanted: unknown): unknown {
  if (JSON.stringify(actual) === JSON.stringify(wanted)) return undefined;
  if (!isRecord(actual) || !isRecord(wanted)) return wanted ?? null;
  const changed: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(actual), ...Object.keys(wanted)])) {
    // Null and absent mean the same on the wire.
    if (actual[key] == null && wanted[key] == null) continue;
    const part = difference(actual[key], wanted[key]);
    if (part !== undefined) changed.push([key, part]);
  }
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}
