import { expect, it } from 'vitest';
import { boundedJson, MAX_CHARACTERS } from './bounded-json.ts';

it('formats a value as JSON', () => {
  expect(boundedJson({ status: 'paid' })).toEqual({ text: '{\n  "status": "paid"\n}', cut: 0 });
  expect(boundedJson(null)).toEqual({ text: 'null', cut: 0 });
});

it('keeps a text that is not JSON', () => {
  expect(boundedJson('<h1>Bad gateway</h1>')).toEqual({ text: '<h1>Bad gateway</h1>', cut: 0 });
});

it('has nothing to show without a value', () => {
  expect(boundedJson(undefined)).toBeUndefined();
  expect(boundedJson('')).toBeUndefined();
});

it('cuts a long text and counts the rest', () => {
  const bounded = boundedJson('x'.repeat(MAX_CHARACTERS + 7));
  expect(bounded?.text).toHaveLength(MAX_CHARACTERS);
  expect(bounded?.cut).toBe(7);
});
