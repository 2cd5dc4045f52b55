import { nameOf, type Schema } from './api-document.ts';

/** What a value may be, in words, around the name of a shape where it has one. */
export interface TypeWords {
  readonly before: string;
  /** A named schema, to be linked. */
  readonly shape: string | undefined;
  readonly after: string;
}

/** The type of a value as one reads it: `list of Task`, `string or null`. */
export function typeWords(schema: Schema): TypeWords {
  const { inner, isNullable } = withoutNull(schema);
  const after = isNullable ? ' or null' : '';
  if (inner.$ref !== undefined) return { before: '', shape: nameOf(inner.$ref), after };
  if (inner.items) {
    const item = typeWords(inner.items);
    return { ...item, before: `list of ${item.before}`, after: item.after + after };
  }
  if (inner.additionalProperties) {
    const value = typeWords(inner.additionalProperties);
    return { ...value, before: `by name: ${value.before}`, after: value.after + after };
  }
  return { before: plainType(inner), shape: undefined, after };
}

/** The schema itself, where it may be null too; a union of several stays one. */
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

/** The limits of a value, each as a few words. */
export function limitWords(schema: Schema): string[] {
  const { minimum, maximum, minLength } = schema;
  const words: string[] = [];
  if (minimum !== undefined && maximum !== undefined) {
    words.push(`${say(minimum)} to ${say(maximum)}`);
  } else if (minimum !== undefined) words.push(`${say(minimum)} or more`);
  else if (maximum !== undefined) words.push(`at most ${say(maximum)}`);
  if (minLength !== undefined) words.push(minLength === 1 ? 'not empty' : `${minLength} or longer`);
  if (schema.default !== undefined) words.push(`default ${JSON.stringify(schema.default)}`);
  return words;
}

/** The values that there are, of an enumeration. */
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

function say(figure: number): string {
  return figure.toLocaleString('en-US');
}
