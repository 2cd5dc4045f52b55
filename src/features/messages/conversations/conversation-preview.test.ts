import { expect, it } from 'vitest';
import { previewOf } from './conversation-preview.ts';

const text = (message: string) => previewOf({ message_type: 'text', message });

it('shows 50 characters in full, and cuts at the 51st', () => {
  const fifty = 'I can come by on Saturday at ten, if that suits yo';
  expect(fifty).toHaveLength(50);
  expect(text(fifty)).toBe(fifty);
  expect(text(`${fifty}u`)).toBe('I can come by on Saturday at ten, if that suits…');
});

it('cuts at the last word that fits, if there is one', () => {
  const whole = 'I can come by on Saturday at ten, if that is alrig';
  expect(text(`${whole}ht`)).toBe('I can come by on Saturday at ten, if that is…');
  expect(text(`${whole} with you`)).toBe(`${whole}…`);
  expect(text('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`);
});

it('is one line', () => {
  expect(text('  Hi!\r\n\r\nDoes\tSaturday\nwork? ')).toBe('Hi! Does Saturday work?');
});

it('counts a line break as one character', () => {
  expect(text(`${'a'.repeat(24)}\n\n\n${'b'.repeat(25)}`)).toHaveLength(50);
});

it('names an offer, and cuts after the name has been added', () => {
  const offer = (message: string) => previewOf({ message_type: 'offer', message });
  expect(offer('Here you go.')).toBe('Offer: Here you go.');
  expect(offer('a'.repeat(43))).toBe(`Offer: ${'a'.repeat(43)}`);
  expect(offer('a'.repeat(44))).toBe(`Offer: ${'a'.repeat(43)}…`);
});

it.each([
  ['offer_accepted', 'Offer accepted'],
  ['offer_declined', 'Offer declined'],
  ['offer_started', 'Work started'],
  ['offer_completed', 'Work completed'],
  ['offer_paid', 'Payment completed'],
] as const)('describes %s as "%s", whatever its text', (message_type, shown) => {
  expect(previewOf({ message_type, message: 'See you.' })).toBe(shown);
});

it('shows the text of an unknown type', () => {
  expect(previewOf({ message_type: 'unknown', message: 'A voice message' })).toBe(
    'A voice message',
  );
});

it.each([null, undefined])('says that there are no messages for %s', (latest) => {
  expect(previewOf(latest)).toBe('No messages yet');
});
