/** The width of a line of code, as in `.oxfmtrc.json`. */
const WIDTH = 100;

/**
 * Prints JSON as TypeScript, on one line if it fits; `npm run format` does the rest. Fields that are undefined are
 * left out.
 *
 * @param indent how deep its lines are indented, in steps of two columns
 * @example printCode({ id: 3, title: "Anna's" }) // `{ id: 3, title: "Anna's" }`
 */
export function printCode(value: unknown, indent = 0): string {
  if (typeof value === 'string') return printString(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => {
      const text = printCode(part, indent + 1);
      return Array.isArray(value) ? text : `${printKey(key)}: ${text}`;
    });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const space = Array.isArray(value) || parts.length === 0 ? '' : ' ';
  const flat = open + space + parts.join(', ') + space + close;
  if (!flat.includes('\n') && indent * 2 + flat.length < WIDTH) return flat;
  const margin = '  '.repeat(indent);
  return `${open}\n${parts.map((part) => `${margin}  ${part},\n`).join('')}${margin}${close}`;
}

/** Prints a field of an object, with the comma. */
export function printField(key: string, value: unknown, indent: number): string {
  return `${'  '.repeat(indent)}${printKey(key)}: ${printCode(value, indent)},`;
}

const printKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key));

function printString(text: string): string {
  const json = JSON.stringify(text);
  return /['\\]/.test(json) ? json : `'${json.slice(1, -1)}'`;
}
