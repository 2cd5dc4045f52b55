import type * as z from 'zod/mini';
import { MessageAnswer, type AnyEndpoint, type ErrorBody } from '#src/contract/endpoint.ts';
import { isRecord } from '#src/contract/is-record.ts';
import { MAX_PER_PAGE } from '#src/contract/shared.ts';

/** A response: JSON, or a text for a page of HTML; undefined for none. */
export interface Written {
  readonly status: number;
  readonly body: unknown;
}

/** Laravel with the casts, resources, paginator and CORS list that its guides show, in German. */
const laravel = {
  /** The request headers that it allows to other origins. */
  allowedHeaders: 'Accept, Authorization, Cache-Control, Content-Type, Pragma',
  answer(
    { answer, creates, method, query: schema }: AnyEndpoint,
    body: unknown,
    query: Readonly<Record<string, string>>,
  ): Written {
    if (answer === MessageAnswer && method === 'DELETE') return { status: 204, body: undefined };
    const status = creates ? 201 : 200;
    const written = writeValue(answer, body);
    if (!isRecord(written)) return { status, body: written };
    const { data, pagination, ...rest } = written;
    const [name, ...others] = Object.keys(rest);
    if (isRecord(pagination) && name !== undefined) {
      const asked = schema?.safeParse(query).data as { page?: number; per_page?: number };
      return { status, body: paginator(rest[name], pagination, asked) };
    }
    if (isRecord(data) && Array.isArray(data['data']) && 'last_page' in data) {
      return { status, body: data };
    }
    if (data !== undefined || answer === MessageAnswer) return { status, body: written };
    return { status, body: { data: others.length === 0 ? rest[name ?? ''] : rest } };
  },
  refuse(
    { resource }: AnyEndpoint,
    status: number,
    body: ErrorBody | undefined,
    hasToken: boolean,
  ): Written {
    if (status >= 500) return { status, body: SERVER_ERROR };
    const isOver = status === 401 && hasToken && resource !== 'auth';
    const fields = Object.keys(body?.errors ?? {});
    return {
      status: isOver ? 419 : status,
      body: {
        message: MESSAGES[isOver ? 419 : status] ?? 'Fehler.',
        errors:
          fields.length === 0
            ? []
            : Object.fromEntries(fields.map((field) => [field, ['Diese Angabe ist ungültig.']])),
      },
    };
  },
};

/** How other servers than the contract's write what the handlers answer, by name. */
export const DIALECTS = { laravel } as const;
export type DialectName = keyof typeof DIALECTS;
export const dialectNames = Object.keys(DIALECTS) as DialectName[];

/** Describes the input of {@link readDialect}. */
export const DIALECT_RULE = dialectNames.join(', ');

/** The dialect of a name; undefined for anything but {@link DIALECT_RULE}. */
export function readDialect(text: string): DialectName | undefined {
  return dialectNames.find((name) => name === text);
}

const SERVER_ERROR =
  '<!DOCTYPE html><html lang="de"><title>Server Error</title><h1>500 | Server Error</h1>';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Ungültige Anfrage.',
  401: 'Nicht angemeldet.',
  403: 'Diese Aktion ist nicht erlaubt.',
  404: 'Nicht gefunden.',
  409: 'Das ist in diesem Zustand nicht möglich.',
  419: 'Die Sitzung ist abgelaufen.',
  422: 'Die Angaben sind ungültig.',
  429: 'Zu viele Anfragen.',
};

/** Decimals are texts, times have microseconds, days are midnights, and an empty map is a list. */
function writeValue(schema: z.core.$ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const { type, innerType, element, format, shape } = schema._zod.def as unknown as Definition;
  if (innerType) return writeValue(innerType, value);
  if (element && Array.isArray(value)) return value.map((item) => writeValue(element, item));
  if (shape && isRecord(value)) {
    const parts = Object.entries(value).map(([name, part]) => {
      const inner = shape[name];
      return [name, inner ? writeValue(inner, part) : part] as const;
    });
    return parts.length === 0 ? [] : Object.fromEntries(parts);
  }
  return WRITERS[`${type} ${format ?? ''}`.trim()]?.(value) ?? value;
}

/** The used part of zod's schema definitions. */
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

const WRITERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  number: (value) => (typeof value === 'number' ? value.toFixed(2) : value),
  'string datetime'(value) {
    const time = new Date(String(value));
    return Number.isNaN(time.valueOf()) ? value : time.toISOString().replace('Z', '000Z');
  },
  'string date': (value) => `${String(value)}T00:00:00.000000Z`,
};

function paginator(
  items: unknown,
  { total, has_more: hasMore }: Readonly<Record<string, unknown>>,
  { page = 1, per_page: perPage = Number(total) }: { page?: number; per_page?: number },
) {
  const size = Math.min(Math.max(perPage, 1), MAX_PER_PAGE);
  return {
    current_page: page,
    data: items,
    last_page: hasMore === true ? Math.max(page + 1, Math.ceil(Number(total) / size)) : page,
    per_page: size,
    total,
  };
}
