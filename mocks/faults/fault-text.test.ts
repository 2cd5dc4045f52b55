import { expect, it } from 'vitest';
import { acceptOffer, getOffer, listOffers } from '#src/contract/offers.ts';
import { parseFault, printFault } from './fault-text.ts';
import {
  after,
  anyCall,
  answersHtml,
  answersWith,
  fails,
  hold,
  never,
  losesAnswer,
  offline,
  once,
  onPage,
  patches,
  slow,
  when,
  type Fault,
} from './faults.ts';

it.each<[string, Fault]>([
  ['offers.list:never', never(listOffers)],
  ['offers.list:slow=2000', slow(listOffers, 2_000)],
  ['offers.list:offline', offline(listOffers)],
  ['offers.accept:lost', losesAnswer(acceptOffer)],
  ['offers.accept:hold', hold(acceptOffer)],
  ['offers.list:html', answersHtml(listOffers)],
  ['offers.list:html=502', answersHtml(listOffers, 502)],
  ['offers.accept:429=30', fails(acceptOffer, 429, null, { retryAfter: 30 })],
  ['offers.list:500@once@after=2', after(2, once(fails(listOffers, 500)))],
  ['*:slow=200-900', slow(anyCall, 200, { upTo: 900 })],
  [
    '*:lost@times=3@after=2@rate=5',
    when({ rate: 5 }, after(2, { ...losesAnswer(anyCall), times: 3 })),
  ],
  ['offers.list:never@page=2', onPage(2, never(listOffers))],
  ['offers.list:never@viewer=worker', when({ viewer: 'worker' }, never(listOffers))],
])('parses and prints %s', (text, fault) => {
  expect(parseFault(text)).toEqual(fault);
  expect(printFault(fault)).toBe(text);
});

it.each([
  fails(acceptOffer, 422, { message: 'No.' }),
  { ...answersWith(getOffer, {}), status: 422, retryAfter: 3 } as Fault,
  patches(listOffers, { status: 'archived' }, { each: 'offers', where: { id: 12 } }),
  when({ sent: { rating: 5 } }, never(listOffers)),
  when({ query: { status: 'paid', page: '2' } }, never(listOffers)),
  when({ query: { page: '02' } }, never(listOffers)),
])('prints a fault without a short form as JSON', (fault) => {
  expect(JSON.parse(printFault(fault))).toEqual(fault);
  expect(parseFault(printFault(fault))).toEqual(fault);
});

it('applies defaults to JSON', () => {
  expect(parseFault('{"call":"offers.list","kind":"html"}')).toEqual(answersHtml(listOffers));
});

it.each([
  ['offers.list', 'allowed: CALL:EFFECT, such as'],
  ['offers.lost:500', 'The fault, call: one of: auth.login, '],
  ['offers.list:5000', 'The fault, status: at most 599'],
  ['offers.list:429=0.5', 'The fault, retryAfter: a whole number of seconds'],
  ['offers.list:slowly', 'The fault has the effect "slowly"; allowed: a status, STATUS=SECONDS'],
  ['offers.list:slow=soon', 'The fault has "soon"; allowed: a number'],
  ['offers.list:slow=1-2-3', 'The fault has "1-2-3"; allowed: a number'],
  ['offers.list:slow=900-200', 'The fault, upTo: at least `milliseconds`'],
  ['offers.list:500@rate=101', 'The fault, rate: at most 100'],
  ['offers.list:500@twice', 'The fault has the condition "twice"; allowed: once, times=N, '],
  ['offers.list:500@times=0', 'The fault, times: at least 1'],
  ['offers.list:500@viewer=who', 'The fault, viewer: one of: client, worker, '],
  ['{"call":', 'The fault starts with { but is not valid JSON'],
  ['{"call":"offers.list","kind":"missing"}', 'The fault, kind: one of: delay, never, hold, '],
])('rejects "%s" and lists the allowed values', (text, message) => {
  expect(() => parseFault(text)).toThrow(message);
});
