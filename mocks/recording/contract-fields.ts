import type * as z from 'zod/mini';
import { LIST_NAMES, PAGING_NAMES } from '#src/contract/wire-forms.ts';

/** The used part of zod's schema definitions. */
interface Definition {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
  readonly [part: string]: unknown;
}

/** What servers put around and beside a list. */
const PAGING =
  'current_page last_page per_page total total_count totalCount count totalElements number totalPages next_page_url next last has_more';
const ENVELOPE = [...LIST_NAMES, ...PAGING_NAMES, ...PAGING.split(' ')];
/** What errors have for developers. Servers write the rest in many forms. */
const DEBUG =
  /^(?:\w*trace|stack|exception|file|line|previous|debug\w*|request|headers|cookies|env\w*|sql|bindings|input|ctx|rejectedValue)$/i;

/** Leaves out the fields whose names neither the schema nor an envelope has; without a schema, what errors have for developers. */
export function contractFields(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (value === undefined) return undefined;
  const names = schema && new Set([...ENVELOPE, ...fieldNames(schema)]);
  const isKnown = (name: string) => names?.has(name) ?? !DEBUG.test(name);
  return JSON.parse(JSON.stringify(value), (name, part: unknown) =>
    name === '' || /^\d+$/.test(name) || isKnown(name) ? part : undefined,
  );
}

function fieldNames(schema: z.core.$ZodType): string[] {
  const { shape = {}, options = [], ...parts } = schema._zod.def as unknown as Definition;
  const inner = ['element', 'innerType', 'in', 'out'].flatMap((name) => parts[name] ?? []);
  const inside = [...Object.values(shape), ...options, ...(inner as z.core.$ZodType[])];
  return [...Object.keys(shape), ...inside.flatMap(fieldNames)];
}
