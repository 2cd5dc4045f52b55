import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { knownValues } from '#src/domain/primitives.ts';
import { ErrorBody, type AnyEndpoint } from './endpoint.ts';
import { endpoints } from './registry.ts';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly [part: string]: unknown;
}

const LEAVES = new Set(['string', 'number', 'boolean', 'transform']);

/**
 * The paths of enums and literals in a schema that fail on a value of a newer server.
 *
 * @throws Error for a kind of schema that the walk does not know
 */
function closedEnums(schema: z.core.$ZodType, path: string): string[] {
  const definition = schema._zod.def as unknown as Definition;
  const inside = (part: string, suffix = '') =>
    closedEnums(definition[part] as z.core.$ZodType, path + suffix);
  if (knownValues(schema)) return [];
  if (LEAVES.has(definition.type)) return [];
  switch (definition.type) {
    case 'enum':
    case 'literal':
      return [path];
    case 'object':
      return Object.entries(definition.shape ?? {}).flatMap(([name, field]) =>
        closedEnums(field, `${path}.${name}`),
      );
    case 'array':
      return inside('element', '[]');
    case 'record':
      return [...inside('keyType', '{key}'), ...inside('valueType', '{}')];
    case 'union':
      return (definition['options'] as z.core.$ZodType[]).flatMap((option) =>
        closedEnums(option, path),
      );
    case 'pipe':
      return [...inside('in'), ...inside('out')];
    case 'optional':
    case 'nullable':
      return inside('innerType');
    default:
      throw new Error(`${path}: add "${definition.type}" to this walk.`);
  }
}

const answers: readonly (readonly [string, z.core.$ZodType])[] = [
  ...endpoints.map(({ name, answer }: AnyEndpoint) => [name, answer] as const),
  ['any error', ErrorBody],
];

describe('an answer', () => {
  it.each(answers)('of %s has no closed enum: wrap it in extensible()', (name, answer) => {
    expect(closedEnums(answer, name)).toEqual([]);
  });
});
