import { expect, it } from 'vitest';
import { isPartOf, mergePatch, patchEach } from './merge-patch.ts';

// One example of each kind in RFC 7396, appendix A.
it.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j patched by %j is %j', (target, patch, result) => {
  const before = JSON.stringify(target);
  expect(mergePatch(target, patch)).toEqual(result);
  expect(JSON.stringify(target), 'the target is unchanged').toBe(before);
});

it.each(['rows', 'data.total', 'data.rows.id'])('rejects the path "%s" of a list', (path) => {
  const answer = { data: { rows: [{ id: 1 }], total: 1 } };
  expect(() => patchEach(answer, path, {}, {})).toThrow('There is no list at ');
});

it.each([
  [{ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 }, true],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: [1] }, { a: [1, 2] }, false],
  [{ a: [{ b: 1 }] }, { a: [{ b: 1, c: 2 }] }, true],
  [{ a: undefined }, {}, true],
  [{}, null, false],
])('%j is part of %j: %s', (part, whole, expected) => {
  expect(isPartOf(part, whole)).toBe(expected);
});
