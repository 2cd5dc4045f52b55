import * as z from 'zod/mini';
import { requiredText } from './primitives.ts';
import { EmailField, PasswordField } from './sign-in.ts';
import { cleanPhone } from './plain-text.ts';

/** Allowed length of a first or last name, and of a city (product.md §9). */
export const NAME_LENGTH = { min: 2, max: 255 } as const;
/** Allowed length of a phone number, not counting the leading plus (product.md §9). */
export const PHONE_LENGTH = { min: 10, max: 20 } as const;

function nameField(name: string, missing: string) {
  const { min, max } = NAME_LENGTH;
  // product.md §5 allows 255 characters despite its wording.
  const tooLong = `${name} must be less than ${max} characters`;
  return z
    .string()
    .check(
      ...requiredText(missing, max, tooLong),
      z.minLength(min, `${name} must be at least ${min} characters long`),
    );
}

const NameField = nameField('Name', 'This field is required');

const PhoneField = z
  .string()
  .check(
    z.overwrite(cleanPhone),
    z.minLength(1, 'Phone number is required'),
    z.regex(
      new RegExp(String.raw`^\+?[\d\s()-]{${PHONE_LENGTH.min},${PHONE_LENGTH.max}}$`),
      'Please enter a valid phone number',
    ),
  );

/** The values and rules of the sign-up form (product.md §5). */
export const SignUp = z
  .object({
    first_name: NameField,
    last_name: NameField,
    email: EmailField,
    phone: PhoneField,
    city: nameField('City', 'City is required'),
    password: PasswordField,
    password_confirmation: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine((form) => form.password === form.password_confirmation, {
      error: 'Passwords do not match',
      path: ['password_confirmation'],
      // Runs even while other fields are invalid, but not while the confirmation is empty.
      // An `abort` on a field's rule would suppress it.
      when: ({ value }) => hasBothPasswords(value),
    }),
  );
export type SignUp = z.infer<typeof SignUp>;

function hasBothPasswords(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Boolean(Reflect.get(value, 'password') && Reflect.get(value, 'password_confirmation'));
}
