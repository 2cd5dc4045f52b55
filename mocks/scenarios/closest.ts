const pairsOf = (id: string) =>
  new Set(Array.from(id, (_, place) => id.slice(place, place + 2).toLowerCase()));

/** The five entries whose ids are most like a mistyped one: those that share most pairs of letters with it. */
export function closestTo<Entry extends { readonly id: string }>(
  mistyped: string,
  entries: readonly Entry[],
): Entry[] {
  const wanted = pairsOf(mistyped);
  const likeness = ({ id }: Entry) => {
    const pairs = pairsOf(id);
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
    return shared / (pairs.size + wanted.size);
  };
  return entries.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, 5);
}
