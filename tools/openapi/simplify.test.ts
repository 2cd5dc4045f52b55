import { expect, it } from 'vitest';
import type { Json } from './json.ts';
import { simplify } from './simplify.ts';

const cases: [string, Json, Json][] = [
  ['zod metadata', { $schema: 'x', $id: 'y', type: 'string' }, { type: 'string' }],
  [
    'a pattern behind a format',
    { type: 'string', format: 'date', pattern: '^x$' },
    { type: 'string', format: 'date' },
  ],
  [
    'but not a pattern without a format',
    { type: 'string', pattern: '^x$' },
    { type: 'string', pattern: '^x$' },
  ],
  [
    'the limits of safe integers',
    { type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    { type: 'integer', minimum: 1 },
  ],
  [
    'but not other limits',
    { type: 'number', exclusiveMinimum: 0, maximum: 5 },
    { type: 'number', exclusiveMinimum: 0, maximum: 5 },
  ],
  [
    'anyOf for a type or null',
    { anyOf: [{ type: 'integer', exclusiveMinimum: 0 }, { type: 'null' }] },
    { type: ['integer', 'null'], minimum: 1 },
  ],
  [
    'but not a reference or null',
    { anyOf: [{ $ref: '#/a' }, { type: 'null' }] },
    { anyOf: [{ $ref: '#/a' }, { type: 'null' }] },
  ],
  [
    'but not an enumeration or null',
    { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] },
    { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] },
  ],
  [
    'but not one value or null',
    { anyOf: [{ type: 'string', const: 'a' }, { type: 'null' }] },
    { anyOf: [{ type: 'string', const: 'a' }, { type: 'null' }] },
  ],
  [
    'the difference between oneOf and anyOf',
    { oneOf: [{ type: 'string', pattern: 'a', format: 'date' }, { type: 'number' }] },
    { anyOf: [{ type: 'string', format: 'date' }, { type: 'number' }] },
  ],
  [
    'but not fields named like keywords',
    { properties: { $id: { $schema: 'x', type: 'string' }, pattern: { type: 'string' } } },
    { properties: { $id: { type: 'string' }, pattern: { type: 'string' } } },
  ],
];

it.each(cases)('removes %s', (_, schema, simple) => {
  expect(simplify(schema)).toEqual(simple);
});
