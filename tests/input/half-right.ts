import * as fc from 'fast-check';

/** Replaces parts of a value that fits, at random. */
function halfRight(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null)
    return fc.oneof(
      { arbitrary: fc.constant(value), weight: 12 },
      fc.jsonValue(),
      fc.double(),
      fc.constant(undefined),
    );
  const parts = Object.entries(value).map(([key, part]) => [key, halfRight(part)] as const);
  const whole = fc.record(Object.fromEntries(parts));
  return fc.oneof({ arbitrary: whole, weight: 8 }, { arbitrary: fc.jsonValue(), weight: 1 });
}

/** What a storage may have: anything, and half of what it should have. */
export const textOf = (fitting: unknown) =>
  fc.oneof(
    fc.string(),
    fc.json(),
    halfRight(fitting).map((value) => JSON.stringify(value) ?? ''),
    fc.string().map((end) => JSON.stringify(fitting).slice(0, -1 - end.length) + end),
  );
