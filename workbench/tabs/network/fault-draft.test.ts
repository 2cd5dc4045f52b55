import { expect, it } from 'vitest';
import { FAULT_RULE, printFault } from '#mocks/faults/fault-text.ts';
import { emptyDraft, faultOfDraft, type FaultDraft } from './fault-draft.ts';

function textOf(draft: Partial<FaultDraft>) {
  const made = faultOfDraft({ ...emptyDraft, ...draft });
  return 'fault' in made ? printFault(made.fault) : made.errors;
}

it.each([
  [{}, '*:500@once'],
  [{ call: 'offers.list', frequency: 'always', status: ' 503 ' }, 'offers.list:503'],
  [{ status: '429', retryAfter: '30' }, '*:429=30@once'],
  [{ kind: 'never', frequency: 'times', times: '3' }, '*:never@times=3'],
  [{ kind: 'network', frequency: 'rate', rate: '5' }, '*:offline@rate=5'],
  [{ kind: 'lost', nth: '3', viewer: 'worker' }, '*:lost@once@after=2@viewer=worker'],
  [{ kind: 'html', status: '502' }, '*:html=502@once'],
  [{ kind: 'delay', from: '200' }, '*:slow=200@once'],
  [{ kind: 'delay', from: '200', upTo: '900' }, '*:slow=200-900@once'],
  [{ kind: 'text', text: ' offers.list:404 ' }, 'offers.list:404'],
] satisfies [Partial<FaultDraft>, string][])('makes a fault of %j', (draft, text) => {
  expect(textOf(draft)).toBe(text);
});

it.each([
  [{ status: '700' }, { status: 'Enter at most 599.' }],
  [{ status: '' }, { status: 'Enter a whole number from 200 to 599.' }],
  [{ retryAfter: 'soon' }, { retryAfter: 'Enter a whole number of seconds.' }],
  [{ nth: '0' }, { nth: 'Enter at least 1.' }],
  [{ nth: 'two' }, { nth: 'Enter a whole number.' }],
  [
    { frequency: 'rate', rate: '120', nth: '0' },
    { rate: 'Enter at most 100.', nth: 'Enter at least 1.' },
  ],
  [{ kind: 'delay', from: '-1' }, { from: 'Enter at least 0.' }],
  [{ kind: 'delay', from: '500', upTo: '200' }, { upTo: 'Enter at least 500.' }],
  [
    { kind: 'text', text: '{"call":"offers.list","kind":"patch"}' },
    { text: 'The fault, patch: an object' },
  ],
] satisfies [Partial<FaultDraft>, object][])('tells what is wrong with %j', (draft, errors) => {
  expect(textOf(draft)).toEqual(errors);
});

it('explains the short form', () => {
  expect(textOf({ kind: 'text', text: 'offers.list' })).toHaveProperty(
    'text',
    `Allowed: ${FAULT_RULE}`,
  );
});
