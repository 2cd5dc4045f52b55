const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The spellings of one name, such as `bill-history`, `BillHistory`, `billHistory`, `bill history`, `Bill history`. */
export type Names = ReturnType<typeof namesOf>;

/**
 * Reads a name in kebab case or Pascal case.
 *
 * @throws Error when it has neither
 * @example namesOf('BillHistory').kebab // 'bill-history'
 */
export function namesOf(given: string) {
  if (!PASCAL.test(given) && !KEBAB.test(given)) {
    throw new Error(
      `"${given}" is no name; allowed: letters and digits in kebab case or Pascal case, such as bill-history or BillHistory.`,
    );
  }
  const words = given
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split('-');
  const pascal = words.map(capitalize).join('');
  return {
    kebab: words.join('-'),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: words.join(' '),
    title: capitalize(words.join(' ')),
  };
}

/** One of several: `bills` gives `bill`, `categories` gives `category`. */
export function singularOf({ kebab }: Names): Names {
  if (kebab.endsWith('ies')) return namesOf(`${kebab.slice(0, -3)}y`);
  return namesOf(/[^s]s$/.test(kebab) ? kebab.slice(0, -1) : kebab);
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
