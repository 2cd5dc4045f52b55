/** The width of a line of code, as in `.oxfmtrc.json`. */
const WIDTH = 100;

/** Where a value is printed. */
export interface PrintPlace {
  /** The columns taken by what stands before it on its first line. */
  readonly before?: number;
  /** The columns taken by what follows it on its last line, such as a comma. */
  readonly after?: number;
  /** How deep its lines are indented, in steps of two columns. */
  readonly indent?: number;
  /** The width of a line; {@link WIDTH} by default. */
  readonly width?: number;
}

/** Code to print as it is, such as `people.client.id`. */
export class RawCode {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Prints JSON as TypeScript, formatted as the formatter would. Fields that are undefined are left out.
 *
 * @example printCode({ id: 3, title: "Anna's" }) // `{ id: 3, title: "Anna's" }`
 */
export function printCode(value: unknown, place: PrintPlace = {}): string {
  const { before = 0, after = 0, indent = 0, width = WIDTH } = place;
  if (value instanceof RawCode) return value.text;
  if (typeof value === 'string') return printString(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const flat = printFlat(value);
  if (!mustBreak(value) && indent * 2 + before + flat.length + after <= width) return flat;
  const inner = '  '.repeat(indent + 1);
  const outer = '  '.repeat(indent);
  const items: readonly unknown[] | null = Array.isArray(value) ? value : null;
  if (items) {
    if (items.length === 0) return '[]';
    if (items.every((item) => typeof item === 'number')) {
      return `[\n${filled(items.map(String), inner, width)}\n${outer}]`;
    }
    const lines = items.map(
      (item) => `${inner}${printCode(item, { indent: indent + 1, after: 1, width })},\n`,
    );
    return `[\n${lines.join('')}${outer}]`;
  }
  const entries = entriesOf(value);
  if (entries.length === 0) return '{}';
  const names = entries.map(([key]) => printKey(key));
  const lines = entries.map(([, field], index) =>
    printField(names[index] ?? '', field, indent + 1, width),
  );
  return `{\n${lines.join('')}${outer}}`;
}

function printField(key: string, value: unknown, indent: number, width: number): string {
  const margin = '  '.repeat(indent);
  const before = key.length + 2;
  const text = printCode(value, { before, after: 1, indent, width });
  const isTooLong = indent * 2 + before + text.length + 1 > width;
  // The formatter moves a long text below its key, unless the key is short.
  const isMoved = typeof value === 'string' && isTooLong && key.length > 2;
  return isMoved ? `${margin}${key}:\n${margin}  ${text},\n` : `${margin}${key}: ${text},\n`;
}

/** Numbers fill their lines. */
function filled(numbers: readonly string[], margin: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const number of numbers) {
    const longer = line === '' ? `${margin}${number},` : `${line} ${number},`;
    if (line !== '' && longer.length > width) {
      lines.push(line);
      line = `${margin}${number},`;
    } else {
      line = longer;
    }
  }
  return [...lines, line].join('\n');
}

function printFlat(value: unknown): string {
  if (value instanceof RawCode) return value.text;
  if (typeof value === 'string') return printString(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((item: unknown) => printFlat(item)).join(', ')}]`;
  const fields = entriesOf(value).map(([key, field]) => `${printKey(key)}: ${printFlat(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** The formatter gives each item of a list its own line when all have several fields. */
function mustBreak(value: object): boolean {
  if (value instanceof RawCode) return false;
  if (!Array.isArray(value)) return entriesOf(value).some(([, field]) => breaksIn(field));
  const items: readonly unknown[] = value;
  const isTable =
    items.length > 1 &&
    (items.every((item) => isPlain(item) && entriesOf(item).length > 1) ||
      items.every((item) => Array.isArray(item) && item.length > 1));
  return isTable || items.some((item) => breaksIn(item));
}

function breaksIn(value: unknown): boolean {
  return typeof value === 'object' && value !== null && mustBreak(value);
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof RawCode)
  );
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
