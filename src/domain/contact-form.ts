import * as z from 'zod/mini';
import { cleaned } from './primitives.ts';
import { EmailField } from './sign-in.ts';

/** Maximum lengths of the contact form's fields. docs/product.md has none. */
export const CONTACT_LIMITS = { line: 255, message: 5_000 } as const;

/** The values and rules of the contact form (product.md §2). The rules are the project's own. */
export const ContactForm = z.object({
  name: z
    .string()
    .check(
      cleaned(),
      z.minLength(1, 'Name is required'),
      z.maxLength(CONTACT_LIMITS.line, `Name must be ${CONTACT_LIMITS.line} characters or fewer`),
    ),
  email: EmailField,
  subject: z
    .string()
    .check(
      cleaned(),
      z.minLength(1, 'Subject is required'),
      z.maxLength(
        CONTACT_LIMITS.line,
        `Subject must be ${CONTACT_LIMITS.line} characters or fewer`,
      ),
    ),
  message: z
    .string()
    .check(
      cleaned(),
      z.minLength(1, 'Message is required'),
      z.maxLength(
        CONTACT_LIMITS.message,
        `Message must be ${CONTACT_LIMITS.message} characters or fewer`,
      ),
    ),
});
export type ContactForm = z.infer<typeof ContactForm>;
