import * as z from 'zod/mini';
import { MessageAnswer, type AnyEndpoint, type Schema } from './endpoint.ts';
import { isRecord } from './is-record.ts';
import type { SchemaIssue } from './schema-issue.ts';
import { LIST_NAMES, MISSING_PARTS, PAGING_NAMES, VALUE_FORMS, type Body } from './wire-forms.ts';

export type ReadAnswer<Answer> = (
  | { readonly isRead: true; readonly answer: Answer }
  | { readonly isRead: false; readonly issues: readonly SchemaIssue[] }
) & {
  /** The body in the contract's form, as far as it could be brought into it. The issues are about this. */
  readonly body: unknown;
  /** Where the body had another form, with the value that came. */
  readonly tolerated: readonly Tolerated[];
};

/** A place whose form isn't the contract's, and was read as meant. */
export interface Tolerated {
  readonly issue: SchemaIssue;
  readonly value: unknown;
}

/** Reads a successful response: strictly, or else part by part by the forms of `wire-forms.ts`. */
export function readAnswer<Answer extends Schema>(
  schema: Answer,
  body: unknown,
): ReadAnswer<z.output<Answer>> {
  const strict = schema.safeParse(body);
  if (strict.success) return { isRead: true, answer: strict.data, body, tolerated: [] };
  const unwrapped = unwrap(schema, body);
  const holder = { body: structuredClone(unwrapped) };
  const tolerated: Tolerated[] = [];
  if (unwrapped !== body) {
    const issue = {
      code: 'envelope',
      path: [],
      message: `an object with ${Object.keys(shapeOf(schema)).join(', ')}`,
    };
    tolerated.push({ issue, value: body });
  }
  for (;;) {
    const parsed = schema.safeParse(holder.body);
    if (parsed.success) {
      return { isRead: true, answer: parsed.data, body: holder.body, tolerated };
    }
    const issues: readonly SchemaIssue[] = parsed.error.issues;
    const repaired = issues.filter(
      (issue) => issue.path.length > 0 && repair(holder, issue, tolerated),
    );
    if (repaired.length === 0) return { isRead: false, issues, body: holder.body, tolerated };
  }
}

/** No content means that what the contract has only a message for is done. Otherwise undefined. */
export function emptyAnswer({ answer }: AnyEndpoint, status: number): { message: '' } | undefined {
  return status === 204 && answer === MessageAnswer ? { message: '' } : undefined;
}

/** Replaces the value of an issue, if it has a known form. */
function repair(holder: { body: unknown }, issue: SchemaIssue, tolerated: Tolerated[]): boolean {
  const path = ['body', ...issue.path];
  const key = path.pop() ?? 'body';
  let parent: unknown = holder;
  for (const part of path) parent = Reflect.get(parent as object, part);
  const value: unknown = Reflect.get(parent as object, key);
  const form = issue.code === 'invalid_format' ? issue.format : issue.expected;
  const read =
    value === undefined && isRecord(parent)
      ? missing(holder, parent, key, form)
      : VALUE_FORMS[String(form)]?.(value);
  // A day that no calendar has is written well and still wrong.
  if (read === undefined || read === value) return false;
  Reflect.set(parent as object, key, read);
  tolerated.push({ issue, value });
  return true;
}

/** What a missing part means by what is beside it. A list is empty only where nothing says that there is more. */
function missing(
  holder: { body: unknown },
  parent: Body,
  key: PropertyKey,
  form: unknown,
): unknown {
  if (form !== 'array') return MISSING_PARTS[String(key)]?.(parent);
  if (parent !== holder.body) return [];
  const { pagination, has_more } = parent;
  const isEmpty = isRecord(pagination) ? Number(pagination['total']) === 0 : has_more === false;
  return isEmpty ? [] : undefined;
}

/** Takes an answer out of `data`, a paginator or no envelope at all. The body itself if it is in another one. */
function unwrap(schema: Schema, body: unknown): unknown {
  const shape = shapeOf(schema);
  const parts = Object.entries(shape).filter(([, part]) => !part.safeParse(undefined).success);
  const whole = isRecord(body) ? body : {};
  const wrong = parts.find(([name, part]) => !fits(part, whole[name]));
  if (wrong === undefined) return body;
  const [name, part] = wrong;
  const { data } = whole;
  const beside = PAGING_NAMES.map((key) => whole[key])
    .filter(isRecord)
    .reduce((all, paging) => ({ ...all, ...paging }), whole);
  if (isRecord(data) && parts.some(([key, one]) => fits(one, data[key]))) {
    return compose(shape, { ...beside, ...data });
  }
  if (Array.isArray(body)) {
    return parts.length === 1 && part instanceof z.ZodMiniArray ? { [name]: body } : body;
  }
  const items = listIn(whole);
  if (items && part instanceof z.ZodMiniArray) return compose(shape, beside, items);
  if (items && listOf(part) !== undefined) {
    return { [name]: compose(shapeOf(part), beside, items) };
  }
  if (parts.length > 1) {
    return PAGING_NAMES.some((key) => key in whole) ? compose(shape, beside) : body;
  }
  if (!isRecord(body)) return body;
  if (isRecord(data) && name !== 'data') return { [name]: data };
  return Object.keys(shapeOf(part)).some((key) => key in body) ? { [name]: body } : body;
}

type Shape = Readonly<Record<string, Schema>>;

function shapeOf(schema: Schema): Shape {
  return schema instanceof z.ZodMiniObject ? (schema.shape as Shape) : {};
}

/** An object with the parts of a shape: its list, what stands in a body, and what that says of missing parts. */
function compose(shape: Shape, body: Body, items?: readonly unknown[]): Body {
  const parts = Object.entries(shape).map(([name, part]): [string, unknown] => {
    if (items && part instanceof z.ZodMiniArray) return [name, items];
    return [name, fits(part, body[name]) ? body[name] : MISSING_PARTS[name]?.(body)];
  });
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

/** Whether a part could be meant by a value: there, and no text or list in place of an object. */
function fits(part: Schema, value: unknown): boolean {
  if (value === undefined) return false;
  const isList = Array.isArray(value) && (value.length > 0 || listOf(part) !== undefined);
  return !(part instanceof z.ZodMiniObject) || (typeof value !== 'string' && !isList);
}

/** The name of the list in a part that has one. */
function listOf(part: Schema): string | undefined {
  return Object.entries(shapeOf(part)).find(([, inner]) => inner instanceof z.ZodMiniArray)?.[0];
}

function listIn(body: Body): readonly unknown[] | undefined {
  return LIST_NAMES.map((name) => body[name]).find((place) => Array.isArray(place));
}
