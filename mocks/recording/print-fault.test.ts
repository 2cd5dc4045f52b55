import { expect, it } from 'vitest';
import { parseFault } from '../faults/fault-text.ts';
import { printFault } from './print-fault.ts';

it.each([
  ['offers.list:slow=2000', 'slow(listOffers, 2000)'],
  ['offers.list:slow=200-900', 'slow(listOffers, 200, { upTo: 900 })'],
  ['offers.list:500@rate=20', 'when({ rate: 20 }, fails(listOffers, 500))'],
  [
    'offers.list:never@after=2@rate=50@viewer=worker',
    "after(2, when({ viewer: 'worker', rate: 50 }, never(listOffers)))",
  ],
])('prints the whole of %s', (text, code) => {
  expect(printFault(parseFault(text), 100)?.code).toBe(code);
});

it('imports what the code calls', () => {
  expect(printFault(parseFault('offers.list:slow=200-900@rate=20'), 100)?.imports).toEqual({
    '#src/contract/offers.ts': ['listOffers'],
    '#mocks/faults/faults.ts': ['slow', 'when'],
  });
});

it.each(['*:500', 'offers.list:500@times=3'])('leaves %s to be printed as data', (text) => {
  expect(printFault(parseFault(text), 100)).toBeUndefined();
});
