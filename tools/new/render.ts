import { namesOf, singularOf, type Names } from './names.ts';

/** What a template is filled with: a text for each placeholder, and whether a condition holds. */
export type Values = Readonly<Record<string, string | boolean>>;

/** The name that templates have in place of the given one. */
const SAMPLE = namesOf('bill-notes');

/** Values for `__bill-notes__`, `__BillNote__` and each other spelling of the name, of several and of one. */
export function valuesOf(names: Names): Values {
  const spellings = (sample: Names, given: Names) =>
    Object.keys(sample).map((key) => [sample[key as keyof Names], given[key as keyof Names]]);
  return Object.fromEntries([
    ...spellings(SAMPLE, names),
    ...spellings(singularOf(SAMPLE), singularOf(names)),
  ]) as Values;
}

const CONDITION = /\s*(?:\/\/|\{\/\*) (?:if (\w+)|end)(?: \*\/\})?$/;

/**
 * Fills in a template. A line that ends with the comment `if x` is kept only if `x` holds, and so are the lines
 * between such a comment on a line of its own and the comment `end`.
 *
 * @throws Error when it has a placeholder or a condition without a value
 * @example render('const __name__ = 1; // if short', { name: 'a', short: true }) // 'const a = 1;'
 */
export function render(template: string, values: Values): string {
  const valueOf = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template has ${name}, which has no value.`);
    return value;
  };
  const kept: string[] = [];
  let isOpen = true;
  for (const line of template.split('\n')) {
    const [comment = '', condition] = CONDITION.exec(line) ?? [];
    const holds = condition === undefined || valueOf(condition) === true;
    if (comment !== '' && comment === line) isOpen = holds;
    else if (isOpen && holds) kept.push(line.slice(0, line.length - comment.length));
  }
  return kept
    .join('\n')
    .replaceAll(/__([A-Za-z][\w -]*?)__/g, (_, name: string) => `${valueOf(name)}`);
}
