import * as z from 'zod/mini';
import { cleanEmail } from './plain-text.ts';

/** Minimum length of a password (product.md §9). */
export const PASSWORD_MIN_LENGTH = 8;

/** Validates an email field (product.md §5). */
export const EmailField = z
  .string()
  .check(
    z.overwrite(cleanEmail),
    z.minLength(1, 'Email is required'),
    z.email('Please enter a valid email address'),
  );

/** Validates a password field (product.md §5, which has no message for an empty one). */
export const PasswordField = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(
      PASSWORD_MIN_LENGTH,
      `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`,
    ),
  );

/** The values and rules of the sign-in form (product.md §5). */
export const SignIn = z.object({
  email: EmailField,
  password: PasswordField,
  remember: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;
