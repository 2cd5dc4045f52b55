import { expect, it } from 'vitest';
import { CONTACT_LIMITS, ContactForm } from './contact-form.ts';
import { firstErrors } from './testing/first-errors.ts';

const valid: ContactForm = {
  name: 'Nora Bell',
  email: 'nora@nearhand.example',
  subject: 'A question',
  message: 'Do you also paint fences?',
};

const errorsOf = (values: Partial<ContactForm>) =>
  firstErrors(ContactForm, { ...valid, ...values });

it('trims what it accepts', () => {
  expect(ContactForm.parse({ ...valid, name: ' Nora Bell ' })).toEqual(valid);
});

it('requires every field', () => {
  expect(errorsOf({ name: ' ', email: '', subject: ' ', message: '\n' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  });
});

it.each([
  ['name', CONTACT_LIMITS.line, 'Name must be 255 characters or fewer'],
  ['subject', CONTACT_LIMITS.line, 'Subject must be 255 characters or fewer'],
  ['message', CONTACT_LIMITS.message, 'Message must be 5000 characters or fewer'],
] as const)('limits the length of the %s', (field, limit, message) => {
  expect(errorsOf({ [field]: 'x'.repeat(limit) })).toEqual({});
  expect(errorsOf({ [field]: 'x'.repeat(limit + 1) })).toEqual({ [field]: message });
});
