import * as z from 'zod/mini';
import { requiredText } from './primitives.ts';
import { EmailField } from './sign-in.ts';

/** Maximum lengths of the contact form's fields. docs/product.md has none. */
export const CONTACT_LIMITS = { line: 255, message: 5_000 } as const;

function textField(name: string, max: number) {
  const tooLong = `${name} must be ${max} characters or fewer`;
  return z.string().check(...requiredText(`${name} is required`, max, tooLong));
}

/** The values and rules of the contact form (product.md §2). The rules are the project's own. */
export const ContactForm = z.object({
  name: textField('Name', CONTACT_LIMITS.line),
  email: EmailField,
  subject: textField('Subject', CONTACT_LIMITS.line),
  message: textField('Message', CONTACT_LIMITS.message),
});
export type ContactForm = z.infer<typeof ContactForm>;
