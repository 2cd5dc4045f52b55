import { expect, it } from 'vitest';
import { parseFault } from '#mocks/faults/fault-text.ts';
import { describeConditions, describeEffect } from './describe-fault.ts';

it('says what a fault does, and when it applies', () => {
  const fault = parseFault('offers.list:html=502@times=3@after=2@rate=20@page=2@viewer=client');
  expect(describeEffect(fault)).toBe('Returns an HTML page with 502');
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
