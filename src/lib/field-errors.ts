import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts the server's texts on the fields that a form has, and the focus on the first of them.
 *
 * @param fields of the form, in their order on the screen
 * @returns whether every text found its field; if not, the message must be shown elsewhere
 */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: Readonly<Record<string, string>>,
  fields: readonly FieldPath<Values>[],
): boolean {
  const shown = fields.filter((field) => errors[field] !== undefined);
  for (const field of shown) {
    form.setError(field, { type: 'server', message: errors[field] ?? '' });
  }
  const [first] = shown;
  if (first !== undefined) form.setFocus(first);
  return shown.length > 0 && shown.length === Object.keys(errors).length;
}
