import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Sets the server's field errors on a form and focuses the first invalid field.
 *
 * @param errors messages by field name
 * @param fields the form's fields in visual order
 * @returns whether the form has a field for every error; if not, show the message elsewhere
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
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
