import * as z from 'zod/mini';
import { LIST_NAMES, PAGING_NAMES } from '#src/contract/wire-forms.ts';

/** What servers put around and beside a list. */
const PAGING =
  'current_page last_page per_page total total_count totalCount count totalElements number totalPages next_page_url next last has_more';
const ENVELOPE = [...LIST_NAMES, ...PAGING_NAMES, ...PAGING.split(' ')];
/** What errors have for developers. Servers write the rest in many forms. */
const DEBUG =
  /^(?:\w*trace|stack|exception|file|line|previous|debug\w*|request|headers|cookies|env\w*|sql|bindings|input|ctx|rejectedValue)$/i;

/** Tells the names of fields to keep: those of the schema or an envelope; without one, all but those for developers. */
export function keptFields(schema: z.core.$ZodType | undefined): (name: string) => boolean {
  const names = schema && new Set([...ENVELOPE, ...fieldNames(schema)]);
  return (name) => /^\d+$/.test(name) || (names?.has(name) ?? !DEBUG.test(name));
}

function fieldNames(schema: z.core.$ZodType): string[] {
  const names: string[] = [];
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void names.push(...Object.keys(jsonSchema.properties ?? {})),
  });
  return names;
}
