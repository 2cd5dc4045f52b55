import type * as z from 'zod/mini';
import { expectation } from '#src/contract/schema-issue.ts';
import { STORY_NOW } from '../clock/stepped-clock.ts';
import { World } from '../db/world.ts';
import { isRecord } from '#src/contract/is-record.ts';
import { accountRows } from '../fixtures/accounts.ts';

/** Any part of what a factory makes, at any depth. A list is given as a whole. */
export type Given<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Given<Value[Key]> }
    : Value;

/**
 * What a factory returns: its usual value with the given parts, as the client parses it.
 *
 * @param factory its name, for errors
 * @param usualFor makes the usual value, whose other fields may follow from what is given
 * @throws Error naming the factory and the first field that the schema refuses
 */
export function made<Schema extends z.ZodMiniType>(
  factory: string,
  schema: Schema,
  given: Given<z.infer<Schema>>,
  usualFor: (given: Given<z.infer<Schema>>) => z.infer<Schema>,
): z.infer<Schema> {
  const parsed = schema.safeParse(withGiven(usualOr(usualFor, given), given));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'the whole';
  throw new Error(`${factory}: expected ${issue && expectation(issue)} at ${field}.`);
}

/** Nothing follows from what the schema will refuse. */
function usualOr<Value>(usualFor: (given: Given<Value>) => Value, given: Given<Value>): Value {
  try {
    return usualFor(given);
  } catch {
    return usualFor({} as Given<Value>);
  }
}

function withGiven(usual: unknown, given: unknown): unknown {
  if (!isRecord(usual) || !isRecord(given)) return given;
  const parts = Object.entries(given).map(([key, part]) => [key, withGiven(usual[key], part)]);
  return { ...usual, ...(Object.fromEntries(parts) as object) };
}

/** A world with the seeded users alone, at the time of the stories: what factories make their rows in. */
export function usualWorld(): World {
  const world = new World({ now: () => STORY_NOW });
  for (const row of accountRows(world)) world.users.insert(row);
  return world;
}
