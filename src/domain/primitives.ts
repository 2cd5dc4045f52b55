import * as z from 'zod/mini';

/** The server's id of an entity: a positive integer. */
export const Id = z.int().check(z.positive());

/** An ISO 8601 timestamp, such as `2026-03-14T10:00:00Z`, with any offset and precision. */
export const Timestamp = z.iso.datetime({ offset: true });

/** A date without a time, `YYYY-MM-DD`. */
export const Day = z.iso.date();

/** An amount in dollars, possibly fractional. */
export const Money = z.number();

/** A non-negative integer. */
export const Count = z.int().check(z.nonnegative());

/**
 * Makes a field optional and nullable. Null and absent mean the same on the wire.
 *
 * @example maybe(Day) // string | null | undefined
 */
export function maybe<Schema extends z.core.$ZodType>(
  schema: Schema,
): z.ZodMiniOptional<z.ZodMiniNullable<Schema>> {
  return z.optional(z.nullable(schema));
}
