import { API_BASE_PATH, needsBody, type AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/registry.ts';
import { PRODUCT_NAME } from '#src/domain/product.ts';
import manifest from '../../package.json' with { type: 'json' };
import { commentOf } from './comments.ts';
import { components } from './components.ts';
import { entityExample, exampleOf, type Example } from './examples.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { noteOf } from './notes.ts';
import { parametersOf } from './parameters.ts';
import { errorComponents, errorResponsesOf } from './refusals.ts';
import { createSchemaBook, type SchemaBook } from './schemas.ts';
import { tags, titleOf } from './tags.ts';

/** Creates the OpenAPI 3.1 document of the contract. The result is deterministic. */
export async function createDocument(): Promise<JsonObject> {
  const book = createSchemaBook(components);
  const examples = new Map<string, Example>();
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of endpoints) {
    const example = await exampleOf(endpoint, noteOf(endpoint));
    if (example) examples.set(endpoint.name, example);
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = {
      tags: [titleOf(endpoint)],
      ...operationOf(endpoint, book, example),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      summary: 'A marketplace for home tasks and local student workers.',
      description:
        'Bodies are JSON. In an optional field null and absent mean the same; unknown fields are ignored. Money is dollars, times are ISO 8601 with any offset, days are `YYYY-MM-DD`. Every refusal carries its status and an `ErrorBody`.',
      version: manifest.version,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [
      {
        // Without variables, which generators write into their clients as they stand.
        url: `http://localhost:4010${API_BASE_PATH}`,
        description:
          'Where `npm run mock-api` answers unless told otherwise. Any other server that keeps the contract takes its place.',
      },
    ],
    tags: tags(),
    paths,
    components: {
      schemas: withExamples(book.components, examples),
      responses: errorComponents(),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that signing in or confirming the address gave.',
        },
      },
    },
  };
}

function operationOf(
  endpoint: AnyEndpoint,
  book: SchemaBook,
  example: Example | undefined,
): JsonObject {
  const { summary, description } = commentOf(endpoint);
  const parameters = parametersOf(endpoint, book, { ...example });
  const answer = book.use(endpoint.answer);
  const body = endpoint.body && book.use(endpoint.body);
  return {
    operationId: endpoint.name,
    summary,
    security: endpoint.access === 'user' ? [{ token: [] }] : [],
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: needsBody(endpoint), content: contentOf(body, example?.body) },
    }),
    responses: {
      '200': { description: 'It went well.', content: contentOf(answer, example?.answer) },
      ...errorResponsesOf(endpoint),
    },
  };
}

function contentOf(schema: JsonObject, example: Json | undefined): JsonObject {
  return { 'application/json': example === undefined ? { schema } : { schema, example } };
}

function withExamples(schemas: JsonObject, examples: ReadonlyMap<string, Example>): JsonObject {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const example = entityExample(name, examples);
      if (example === undefined || !isObject(schema)) return [name, schema];
      return [name, { ...schema, examples: [example] }];
    }),
  );
}
