/** The width of a line of code, as in `.oxfmtrc.json`. */
const WIDTH = 100;

/**
 * Prints JSON as TypeScript, formatted as the formatter would before a comma. Fields that are undefined
 * are left out.
 *
 * @param indent how deep its lines are indented, in steps of two columns
 * @param before the columns taken by what stands before it on its first line
 * @example printCode({ id: 3, title: "Anna's" }) // `{ id: 3, title: "Anna's" }`
 */
export function printCode(value: unknown, indent = 0, before = 0): string {
  const flat = printFlat(value);
  if (typeof value !== 'object' || value === null) return flat;
  if (!mustBreak(value) && indent * 2 + before + flat.length < WIDTH) return flat;
  const outer = '  '.repeat(indent);
  if (!Array.isArray(value)) {
    const lines = entriesOf(value).map(([key, field]) => printField(key, field, indent + 1));
    return `{\n${lines.join('\n')}\n${outer}}`;
  }
  const items: readonly unknown[] = value;
  const lines = items.every((item) => typeof item === 'number')
    ? filled(items, `${outer}  `)
    : items.map((item) => `${outer}  ${printCode(item, indent + 1)},`);
  return `[\n${lines.join('\n')}\n${outer}]`;
}

/** Prints a field of an object as a line, or several, with the comma. */
export function printField(key: string, value: unknown, indent: number): string {
  const margin = '  '.repeat(indent);
  const name = printKey(key);
  const text = printCode(value, indent, name.length + 2);
  const line = `${margin}${name}: ${text},`;
  // The formatter moves a long text below its key, unless the key is short.
  const isMoved = typeof value === 'string' && line.length > WIDTH && name.length > 2;
  return isMoved ? `${margin}${name}:\n${margin}  ${text},` : line;
}

/** Prints JSON as TypeScript on one line. */
export function printFlat(value: unknown): string {
  if (typeof value === 'string') return printString(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(printFlat).join(', ')}]`;
  const fields = entriesOf(value).map(([key, field]) => `${printKey(key)}: ${printFlat(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** Numbers fill their lines. */
function filled(numbers: readonly number[], margin: string): string[] {
  const [first = '', ...rest] = numbers.map((number) => `${number},`);
  const lines = [margin + first];
  for (const number of rest) {
    const longer = `${lines.at(-1)} ${number}`;
    if (longer.length > WIDTH) lines.push(margin + number);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The formatter gives each item of a list its own line when all have several fields. */
function mustBreak(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts = entriesOf(value).map(([, part]) => part);
  const isTable =
    Array.isArray(value) &&
    parts.length > 1 &&
    parts.every(
      (part) =>
        typeof part === 'object' &&
        part !== null &&
        Array.isArray(part) === Array.isArray(parts[0]) &&
        entriesOf(part).length > 1,
    );
  return isTable || parts.some(mustBreak);
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, field]) => field !== undefined);
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key);
}

/** Single quotes, unless double ones need fewer escapes. */
function printString(text: string): string {
  const singles = text.split("'").length;
  const doubles = text.split('"').length;
  const json = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  if (singles > doubles) return `"${json}"`;
  return `'${json.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
