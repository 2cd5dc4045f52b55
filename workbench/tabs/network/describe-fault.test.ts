import { expect, it } from 'vitest';
import { parseFault } from '#mocks/faults/fault-text.ts';
import { describeConditions, describeEffect } from './describe-fault.ts';

it.each([
  ['offers.list:html=502', 'Returns an HTML page with 502'],
  ['offers.list:slow=200-900', 'Takes 200 ms to 900 ms longer'],
])('says what %s does', (text, description) => {
  expect(describeEffect(parseFault(text))).toBe(description);
});

it('says when a fault applies', () => {
  const fault = parseFault('offers.list:500@times=3@after=2@rate=20@page=2@viewer=client');
  expect(describeConditions({ ...fault, sent: { rating: 5 } })).toEqual([
    '3 times',
    'from call 3 on',
    '20% of the calls',
    'page=2',
    'with {"rating":5} in the body',
    'for Clara Novak',
  ]);
  expect(describeConditions(parseFault('offers.list:500@once'))).toEqual(['once']);
});
