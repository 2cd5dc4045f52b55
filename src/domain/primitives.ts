import * as z from 'zod/mini';

/** The id of any entity: a positive integer, as the server gives it. */
export const Id = z.int().check(z.positive());

/** An ISO 8601 moment with any offset and any fraction, such as `2026-03-14T10:00:00Z`. */
export const Timestamp = z.iso.datetime({ offset: true });

/** A day without a time, `YYYY-MM-DD`. */
export const Day = z.iso.date();

/** An amount in dollars; the wire carries integers and fractions alike. */
export const Money = z.number();

/** A count of things. */
export const Count = z.int().check(z.nonnegative());

/**
 * A field that may be missing: null and absent mean the same on the wire.
 *
 * @example maybe(Day) // string | null | undefined
 */
export function maybe<Schema extends z.core.$ZodType>(
  schema: Schema,
): z.ZodMiniOptional<z.ZodMiniNullable<Schema>> {
  return z.optional(z.nullable(schema));
}
