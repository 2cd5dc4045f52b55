import * as z from 'zod/mini';
import { cleanText } from './typed-text.ts';

export const Id = z.int().check(z.positive());

/** What a signed 32-bit integer can hold. Our own limit. */
const MAX_ID = 2 ** 31 - 1;

/** Reads an id from an address, such as the `7` of `/user/7`. Null for anything else. */
export function readId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id > MAX_ID ? null : id;
}

/** An ISO 8601 timestamp, such as `2026-03-14T10:00:00Z`, with any offset and precision. */
export const Timestamp = z.iso.datetime({ offset: true });

/** A date without a time, `YYYY-MM-DD`. */
export const Day = z.iso.date();

/** An amount in dollars, possibly fractional. */
export const Money = z.number();

export const Count = z.int().check(z.nonnegative());

/** Cleans the names, texts and messages of a schema ({@link cleanText}), in place of `z.trim()`. */
export const cleaned = () => z.overwrite<string>(cleanText);

/** The rules of a text that a form requires. */
export function requiredText(missing: string, max: number, tooLong: string) {
  return [cleaned(), z.minLength(1, missing), z.maxLength(max, tooLong)];
}

/** What a value that this version does not know is parsed as. */
export const UNKNOWN = 'unknown';

/**
 * Makes an enum extensible, for answers only: a newer server may add a status, type or role, and one
 * new value must not fail a whole list. A string outside the enum is parsed as {@link UNKNOWN}; a
 * missing value and anything but a string still fail.
 *
 * @example extensible(z.enum(['pending', 'paid'])) // 'pending' | 'paid' | 'unknown'
 */
export function extensible<Value extends string>(
  known: z.ZodMiniEnum<{ [Key in Value]: Key }>,
): z.ZodMiniType<Value | typeof UNKNOWN, string> {
  const tolerant: z.ZodMiniType<Value | typeof UNKNOWN, Value> = known;
  return z.pipe(z.string(), z.catch(tolerant, UNKNOWN));
}

/** The enum inside a schema made by {@link extensible}. Undefined for any other schema. */
export function knownValues(schema: z.core.$ZodType): z.ZodMiniEnum | undefined {
  if (!(schema instanceof z.ZodMiniPipe) || !(schema.def.out instanceof z.ZodMiniCatch)) {
    return undefined;
  }
  const { innerType } = schema.def.out.def;
  return innerType instanceof z.ZodMiniEnum ? innerType : undefined;
}

/** Optional and nullable: null and absent mean the same on the wire. */
export function maybe<Schema extends z.core.$ZodType>(
  schema: Schema,
): z.ZodMiniOptional<z.ZodMiniNullable<Schema>> {
  return z.optional(z.nullable(schema));
}

/** The names of a form's fields, in the order of its schema. */
export function fieldsOf<Shape extends z.core.$ZodShape>(form: z.ZodMiniObject<Shape>) {
  return Object.keys(form.shape) as (keyof Shape & string)[];
}
