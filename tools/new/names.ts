/** The spellings of one name. */
export interface Names {
  /** `bill-history`, for files, folders and paths. */
  readonly kebab: string;
  /** `BillHistory`, for components. */
  readonly pascal: string;
  /** `billHistory`, for constants. */
  readonly camel: string;
  /** `bill history`, for texts. */
  readonly words: string;
  /** `Bill history`, for titles. */
  readonly title: string;
}

const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Words that can't name a constant, or that would hide what every file uses. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval ' +
    'export extends false finally for function if import in index instanceof interface let new null ' +
    'package private protected public return static super switch this throw true try type typeof ' +
    'undefined var void while with yield'
  ).split(' '),
);

/**
 * Reads a name in kebab case or Pascal case.
 *
 * @param kind what it names, for the message
 * @throws Error when it has neither case, or is reserved
 * @example namesOf('BillHistory', 'screen').kebab // 'bill-history'
 */
export function namesOf(given: string, kind: string): Names {
  const names = spellingsOf(given, kind);
  if (!RESERVED.has(names.camel)) return names;
  throw new Error(`"${given}" can't name a ${kind}: "${names.camel}" is a word of the language.`);
}

/** The same, for a name that is only a part of names in code. @throws Error when it has neither case */
export function spellingsOf(given: string, kind: string): Names {
  if (!PASCAL.test(given) && !KEBAB.test(given)) {
    throw new Error(
      `"${given}" can't name a ${kind}; allowed: letters and digits in kebab case or Pascal case, such as bill-history or BillHistory.`,
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
export function singularOf(kebab: string): string {
  if (kebab.endsWith('ies')) return `${kebab.slice(0, -3)}y`;
  return /[^s]s$/.test(kebab) ? kebab.slice(0, -1) : kebab;
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
