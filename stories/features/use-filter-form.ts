import { useState } from 'react';
import type { FilterForm } from '#src/lib/lists/use-url-filters.ts';

/**
 * The form of a list's filters. It keeps what is chosen, as the address of the page does in the product, and
 * applies it at once.
 *
 * @param onChange called with each change
 */
export function useFilterForm<Values>(
  defaults: Values,
  initial: Values,
  onChange: (part: Partial<Values>) => void,
): FilterForm<Values> {
  const [values, setValues] = useState(initial);
  return {
    applied: values,
    draft: values,
    change(part) {
      setValues({ ...values, ...part });
      onChange(part);
    },
    clear: () => setValues(defaults),
    flush: () => Promise.resolve(new URLSearchParams()),
  };
}
