import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Takes over what fields have and did not tell, as after some password managers. Call it before a form is validated.
 *
 * @param element the form's element
 */
export function takeOverFields<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  element: Element,
): void {
  const known = form.getValues();
  for (const field of element.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    const name = field.name as FieldPath<Values>;
    const value = field.type === 'checkbox' ? field.checked : field.value;
    // An empty one may only lack the choice that the form has, such as a category that has not loaded.
    if (!(name in known) || field.type === 'radio' || value === '' || value === known[name])
      continue;
    form.setValue(name, value as PathValue<Values, typeof name>);
  }
}
