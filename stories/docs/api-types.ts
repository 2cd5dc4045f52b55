import { nameOf, type Schema } from './api-document.ts';

/** A type as text, split around the name of its shape if it has one. */
export interface TypeText {
  readonly before: string;
  /** The named schema to link to. */
  readonly shape: string | undefined;
  readonly after: string;
}

/** Formats a type as text: `list of Task`, `string or null`. */
export function typeText(schema: Schema): TypeText {
  const { inner, isNullable } = withoutNull(schema);
  const after = isNullable ? ' or null' : '';
  if (inner.$ref !== undefined) return { before: '', shape: nameOf(inner.$ref), after };
  if (inner.items) {
    const item = typeText(inner.items);
    return { ...item, before: `list of ${item.before}`, after: item.after + after };
  }
  if (inner.additionalProperties) {
    const value = typeText(inner.additionalProperties);
    return { ...value, before: `by name: ${value.before}`, after: value.after + after };
  }
  return { before: plainType(inner), shape: undefined, after };
}

/** Strips `null` from a nullable schema. A union of several other types stays a union. */
export function withoutNull(schema: Schema): { inner: Schema; isNullable: boolean } {
  if (Array.isArray(schema.type)) {
    const types: readonly string[] = schema.type;
    const type = types.find((one) => one !== 'null') ?? 'null';
    return { inner: { ...schema, type }, isNullable: types.includes('null') };
  }
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = others;
  if (!schema.anyOf || others.length !== 1 || !only) return { inner: schema, isNullable: false };
  return { inner: only, isNullable: others.length < schema.anyOf.length };
}

/** The constraints of a value, each as a short text. */
export function constraintTexts(schema: Schema): string[] {
  const { minimum, maximum, minLength } = schema;
  const texts: string[] = [];
  if (minimum !== undefined && maximum !== undefined) {
    texts.push(`${formatNumber(minimum)} to ${formatNumber(maximum)}`);
  } else if (minimum !== undefined) texts.push(`${formatNumber(minimum)} or more`);
  else if (maximum !== undefined) texts.push(`at most ${formatNumber(maximum)}`);
  if (minLength !== undefined) texts.push(minLength === 1 ? 'not empty' : `${minLength} or longer`);
  if (schema.default !== undefined) texts.push(`default ${JSON.stringify(schema.default)}`);
  return texts;
}

/** The values of an enum or a constant; empty for other schemas. */
export function valuesOf(schema: Schema): readonly string[] {
  const { inner } = withoutNull(schema);
  return inner.enum ?? (inner.const === undefined ? [] : [inner.const]);
}

function plainType({ type, format, anyOf, properties }: Schema): string {
  if (anyOf) return 'one of these';
  if (format !== undefined) return format;
  if (type === 'object' && Object.keys(properties ?? {}).length === 0) return 'empty object';
  return typeof type === 'string' ? type : 'anything';
}

function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}
