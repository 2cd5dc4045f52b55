import { readId } from '#src/domain/primitives.ts';
import { plainText } from '#src/domain/plain-text.ts';
import { cleanText } from '#src/domain/typed-text.ts';

/** One filter of a list: how it is read from and written to a URL parameter. */
export interface UrlFilter<Value> {
  readonly defaultValue: Value;
  /** Reads the parameter. An invalid value silently becomes the default. */
  read(raw: string): Value;
  /** Returns the parameter's value; a text that equals the default's is omitted from the URL. */
  write(value: Value): string;
}

/**
 * A text filter, empty by default. In the URL it is trimmed and at most `max` characters long; what
 * the user types stays as it is.
 */
export function text({ max }: { max: number }): UrlFilter<string> {
  // By code points, so that no emoji is cut in half.
  const normalize = (raw: string) => cleanText(Array.from(cleanText(raw)).slice(0, max).join(''));
  return { defaultValue: '', read: normalize, write: normalize };
}

/**
 * A filter with a fixed set of values.
 *
 * @param defaultValue the value without the parameter; without it the filter is null, which means all
 */
export function oneOf<Value extends string>(values: readonly Value[]): UrlFilter<Value | null>;
export function oneOf<Value extends string>(
  values: readonly Value[],
  defaultValue: NoInfer<Value>,
): UrlFilter<Value>;
export function oneOf<Value extends string>(
  values: readonly Value[],
  defaultValue: Value | null = null,
): UrlFilter<Value | null> {
  return {
    defaultValue,
    read: (raw) => values.find((value) => value === raw) ?? defaultValue,
    write: (value) => value ?? '',
  };
}

/** An id; null for all. Spaces around it don't count. Whether it exists is for the server to tell. */
export const idNumber: UrlFilter<number | null> = {
  defaultValue: null,
  read: (raw) => readId(plainText(raw)),
  write: (id) => (id === null ? '' : String(id)),
};

type Schema = Readonly<Record<string, UrlFilter<unknown>>>;

type ValuesOf<Filters extends Schema> = {
  readonly [Name in keyof Filters]: Filters[Name] extends UrlFilter<infer Value> ? Value : never;
};

export interface UrlFilters<Values> {
  readonly defaults: Values;
  read(params: URLSearchParams): Values;
  /** Writes the filters to a copy of the parameters. Omits defaults and keeps other parameters. */
  write(params: URLSearchParams, values: Values): URLSearchParams;
  /** A string that is the same for filters that are the same in the URL. */
  keyOf(values: Values): string;
  /** How many of the named filters differ from their default; of all filters without names. */
  countActive(values: Values, names?: readonly (keyof Values)[]): number;
}

export type FilterValues<Filters> = Filters extends UrlFilters<infer Values> ? Values : never;

/**
 * Declares the filters of a list. The names are those of the URL parameters.
 *
 * @example
 * const filters = urlFilters({ search: text({ max: 200 }), status: oneOf(OFFER_STATUSES) });
 * filters.read(new URLSearchParams('status=archived')) // { search: '', status: null }
 */
export function urlFilters<const Filters extends Schema>(
  schema: Filters,
): UrlFilters<ValuesOf<Filters>> {
  type Values = ValuesOf<Filters>;
  const entries = Object.entries(schema);
  const valuesBy = (valueOf: (name: string, filter: UrlFilter<unknown>) => unknown): Values =>
    Object.fromEntries(entries.map(([name, filter]) => [name, valueOf(name, filter)])) as Values;

  function write(params: URLSearchParams, values: Values): URLSearchParams {
    const next = new URLSearchParams(params);
    for (const [name, filter] of entries) {
      const written = filter.write(values[name]);
      if (written === filter.write(filter.defaultValue)) next.delete(name);
      else next.set(name, written);
    }
    return next;
  }

  return {
    defaults: valuesBy((_, { defaultValue }) => defaultValue),
    read: (params) =>
      valuesBy((name, filter) => {
        const raw = params.get(name);
        return raw === null ? filter.defaultValue : filter.read(raw);
      }),
    write,
    keyOf: (values) => write(new URLSearchParams(), values).toString(),
    countActive(values, names) {
      const active = write(new URLSearchParams(), values);
      return names ? names.filter((name) => active.has(String(name))).length : active.size;
    },
  };
}

/** Filters as the query of their call: what is empty is left out (product.md §7). */
export function queryOf<Values extends object>(values: Values) {
  const set = Object.entries(values).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(set) as { [Name in keyof Values]?: Exclude<Values[Name], null> };
}
