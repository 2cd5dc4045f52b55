/** The subset of JSON Schema that openapi.json uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly default?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly examples?: readonly unknown[];
}

interface Content {
  readonly 'application/json': { readonly schema: Schema; readonly example?: unknown };
}

interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: string | number;
}

interface WrittenOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
}

interface ApiDocument {
  readonly info: {
    readonly title: string;
    readonly summary: string;
    readonly description: string;
    readonly version: string;
  };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
}

/** A call as the page shows it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** With the base path; parameters are written as `{name}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly isPublic: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly bodyExample: unknown;
  readonly answer: Schema | undefined;
  readonly answerExample: unknown;
  readonly errors: readonly { readonly status: string; readonly meaning: string }[];
}

const [document] = Object.values(
  import.meta.glob<ApiDocument>('/openapi.json', { import: 'default', eager: true }),
);
if (!document) throw new Error('openapi.json is missing. Run `npm run openapi`.');

export const { info, tags } = document;

/** Every call, in the order of the contract. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, written]) => operationOf(path, method, written)),
);

/** The named schemas, in alphabetical order. */
export const shapes: readonly (readonly [string, Schema])[] = Object.entries(
  document.components.schemas,
);

/** The schema name in a `$ref`. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** A schema, or the named one that it refers to. */
export function wholeOf(schema: Schema): Schema {
  const { $ref } = schema;
  return ($ref === undefined ? undefined : document?.components.schemas[nameOf($ref)]) ?? schema;
}

/** The element id of a call, a group or a shape on the page. */
export function anchorOf(kind: 'call' | 'group' | 'shape', name: string): string {
  return `${kind}-${name}`;
}

/** The method and the URL of a call's example, without the origin. */
export function exampleAddress({ method, path, parameters }: Operation): string {
  const filled = parameters.reduce(
    (address, { name, example }) => address.replace(`{${name}}`, String(example)),
    path,
  );
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
      .map(({ name, example }) => [name, String(example)]),
  );
  return `${method} ${filled}${query.size > 0 ? `?${query}` : ''}`;
}

/** Whether a call matches a search term, given in lower case. */
export function matchesSearch(operation: Operation, search: string): boolean {
  const { id, method, path, summary, description, parameters } = operation;
  const names = parameters.map(({ name }) => name).join(' ');
  return `${id} ${method} ${path} ${summary} ${description ?? ''} ${names}`
    .toLowerCase()
    .includes(search);
}

function operationOf(path: string, method: string, written: WrittenOperation): Operation {
  const { '200': success, ...failures } = written.responses;
  const body = written.requestBody?.content['application/json'];
  const answer = success?.content?.['application/json'];
  return {
    id: written.operationId,
    method: method.toUpperCase(),
    path: `/api${path}`,
    tag: written.tags[0] ?? '',
    summary: written.summary,
    description: written.description,
    isPublic: written.security.length === 0,
    parameters: written.parameters ?? [],
    body: body?.schema,
    bodyExample: body?.example,
    answer: answer?.schema,
    answerExample: answer?.example,
    errors: Object.entries(failures).map(([status, one]) => ({ status, meaning: meaningOf(one) })),
  };
}

function meaningOf({ $ref, description }: Answer): string {
  if (description !== undefined) return description;
  return document?.components.responses[nameOf($ref ?? '')]?.description ?? '';
}
