/** As much of JSON Schema as openapi.json holds. */
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
  /** With its base, parameters as `{name}`. */
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
  readonly refusals: readonly { readonly status: string; readonly means: string }[];
}

const [document] = Object.values(
  import.meta.glob<ApiDocument>('/openapi.json', { import: 'default', eager: true }),
);
if (!document) throw new Error('There is no openapi.json: run `npm run openapi`.');

export const { info, tags } = document;

/** Every call, in the order of the contract. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, written]) => operationOf(path, method, written)),
);

/** The schemas that have a name, in alphabetical order. */
export const shapes: readonly (readonly [string, Schema])[] = Object.entries(
  document.components.schemas,
);

/** The name behind a reference; its link leads to {@link anchorOf}. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Where on the page a call, a group or a shape stands. */
export function anchorOf(kind: 'call' | 'group' | 'shape', name: string): string {
  return `${kind}-${name}`;
}

/** The address of a call's example, below the server. */
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

/** Whether a call has these words anywhere that a reader would look. */
export function holds(operation: Operation, wanted: string): boolean {
  const { id, method, path, summary, description, parameters } = operation;
  const names = parameters.map(({ name }) => name).join(' ');
  return `${id} ${method} ${path} ${summary} ${description ?? ''} ${names}`
    .toLowerCase()
    .includes(wanted);
}

function operationOf(path: string, method: string, written: WrittenOperation): Operation {
  const { '200': answered, ...refused } = written.responses;
  const body = written.requestBody?.content['application/json'];
  const answer = answered?.content?.['application/json'];
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
    refusals: Object.entries(refused).map(([status, one]) => ({ status, means: meaningOf(one) })),
  };
}

function meaningOf({ $ref, description }: Answer): string {
  if (description !== undefined) return description;
  return document?.components.responses[nameOf($ref ?? '')]?.description ?? '';
}
