import * as z from 'zod/mini';
import { expectation } from '#src/contract/schema-issue.ts';
import { forEachTable, referencesOf, TABLES, type TableName } from '#mocks/db/tables.ts';
import type { WorldSnapshot } from '#mocks/db/world.ts';

/** A row of any table. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** How the value of a column is shown and edited. */
export type ColumnKind =
  | 'text'
  | 'paragraph'
  | 'number'
  | 'money'
  | 'choice'
  | 'time'
  | 'day'
  | 'reference';

/** A column of a table, except for the id. */
export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Whether a row may have no value in it. */
  readonly isOptional: boolean;
  /** The values of a choice. */
  readonly choices: readonly string[];
  /** The table whose rows a reference names. */
  readonly target: TableName | undefined;
  readonly schema: z.ZodMiniType;
}

/** Columns whose texts have more than one line. */
const PARAGRAPHS: readonly string[] = [
  'description',
  'equipment_needed',
  'message',
  'offer_details',
  'requirements',
  'review_text',
  'terms_and_conditions',
];

const COLUMNS = forEachTable(columnsIn);

/** The columns of a table in the order of its schema. */
export function columnsOf(table: TableName): readonly Column[] {
  return COLUMNS[table];
}

function columnsIn(table: TableName): readonly Column[] {
  return Object.entries<z.ZodMiniType>(TABLES[table].schema.shape)
    .filter(([name]) => name !== 'id')
    .map(([name, schema]) => columnOf(table, name, schema));
}

function columnOf(table: TableName, name: string, schema: z.ZodMiniType): Column {
  const target = referencesOf(table).find(([column]) => column === name)?.[1];
  const inner = withoutOptional(schema);
  return {
    name,
    kind: target ? 'reference' : kindOf(name, inner),
    isOptional: inner !== schema,
    choices: inner instanceof z.ZodMiniEnum ? Object.values(inner.def.entries).map(String) : [],
    target,
    schema,
  };
}

function withoutOptional(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper = schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable;
  return isWrapper ? withoutOptional(schema.def.innerType) : schema;
}

function kindOf(name: string, schema: z.core.$ZodType): ColumnKind {
  if (schema instanceof z.ZodMiniEnum) return 'choice';
  if (schema instanceof z.ZodMiniISODateTime) return 'time';
  if (schema instanceof z.ZodMiniISODate) return 'day';
  if (schema instanceof z.ZodMiniNumber) return name.startsWith('payment_') ? 'money' : 'number';
  if (schema instanceof z.ZodMiniString) return PARAGRAPHS.includes(name) ? 'paragraph' : 'text';
  throw new Error(`The workbench can't edit the column ${name}: it has a schema of a new kind.`);
}

/** The rows of a table by its name. */
export function rowsOf(snapshot: WorldSnapshot, table: TableName): readonly AnyRow[] {
  return snapshot[table];
}

/** A row of a table; undefined for an unknown id. */
export function findRow(
  snapshot: WorldSnapshot,
  table: TableName,
  id: unknown,
): AnyRow | undefined {
  return rowsOf(snapshot, table).find((row) => row.id === id);
}

/** The text of a value in a form. Inverse of {@link readValue}. */
export function printValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Reads the text of a form, or says what it expects. An empty one is no value where the column may have none. */
export function readValue(
  { kind, isOptional, schema }: Column,
  text: string,
): { readonly value: unknown } | { readonly expected: string } {
  if (text === '' && isOptional) return { value: null };
  const isNumber = kind === 'number' || kind === 'money' || kind === 'reference';
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (isNumber && !Number.isFinite(number)) return { expected: 'a number' };
  const parsed = schema.safeParse(isNumber ? number : text);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  const expected = issue ? expectation(issue) : 'another value';
  return { expected: expected === 'int' ? 'a whole number' : expected };
}

/** The name of a column for people, such as `Payment amount`, or `Task` for `task_id`. */
export function labelOf({ name }: Pick<Column, 'name'>): string {
  return inWords(name.replace(/_id$/, ''));
}

/** A name from the wire in words, such as `In progress`. */
export function inWords(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
