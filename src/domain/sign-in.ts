import * as z from 'zod/mini';

/** Section 9. */
export const PASSWORD_MIN_LENGTH = 8;

/** The rule of an e-mail field (section 5). */
export const EmailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.email('Please enter a valid email address'),
  );

/** The rule of a password field (section 5; the wording for an empty one is ours). */
export const PasswordField = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(
      PASSWORD_MIN_LENGTH,
      `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`,
    ),
  );

/** What the sign-in form holds, with the rules of section 5. */
export const SignIn = z.object({
  email: EmailField,
  password: PasswordField,
  remember: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;
