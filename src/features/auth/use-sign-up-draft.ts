import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { SignUp } from '#src/domain/sign-up.ts';
import { useDraft, type Draft } from '#src/lib/forms/use-draft.ts';

/** Never the passwords. */
const SignUpDraft = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
});
export type SignUpDraft = z.infer<typeof SignUpDraft>;

export function useSignUpDraft(): Draft<SignUpDraft> {
  return useDraft('sign-up', SignUpDraft);
}

export function useSaveSignUp(form: UseFormReturn<SignUp>, draft: Draft<SignUpDraft>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { first_name, last_name, email, phone, city } }) =>
          draft.save({ first_name, last_name, email, phone, city }),
      }),
    [form, draft],
  );
}
