import type { Fault } from '../faults/faults.ts';
import { printCode } from './print-code.ts';
import { printFault } from './print-fault.ts';

const WIDTH = 100;

/** The imports of a printed module: names by module, in the order of their first use. */
export class Imports {
  readonly #names = new Map<string, Set<string>>();

  add(module: string, ...names: readonly string[]): void {
    const known = this.#names.get(module) ?? new Set();
    for (const name of names) known.add(name);
    this.#names.set(module, known);
  }

  /** The lines of the imports, sorted by module. */
  print(): string {
    const modules = [...this.#names].sort(([a], [b]) => (a < b ? -1 : 1));
    return modules.map(([module, names]) => printImport(module, [...names].sort())).join('\n');
  }
}

function printImport(module: string, names: readonly string[]): string {
  const line = `import { ${names.join(', ')} } from '${module}';`;
  if (line.length <= WIDTH) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}';`;
}

/** Prints a field of an object as a line, or several, at an indent of steps of two columns. */
export function printField(key: string, value: unknown, indent: number): string {
  // The printer knows where to break a long text, so it gets the field in an object of its own.
  const printed = printCode({ [key]: value }, { indent: indent - 1, before: WIDTH });
  return printed.split('\n').slice(1, -1).join('\n');
}

/**
 * Prints a field with a list of faults, as calls of their functions where they fit on a line.
 *
 * @param faultsModule where the file imports the functions from
 */
export function printFaults(
  faults: readonly Fault[],
  indent: number,
  imports: Imports,
  faultsModule: string,
): string {
  const margin = '  '.repeat(indent);
  const printed = faults.map((fault) => printFault(fault, WIDTH - 2 * (indent + 1) - 1));
  for (const fault of printed) {
    for (const [module, names] of Object.entries(fault?.imports ?? {})) {
      imports.add(module === '#mocks/faults/faults.ts' ? faultsModule : module, ...names);
    }
  }
  const codes = printed.map(
    (fault, index) => fault?.code ?? printCode(faults[index], { indent: indent + 1, after: 1 }),
  );
  const oneLine = `${margin}faults: [${codes.join(', ')}],`;
  const areCalls = printed.every((fault) => fault !== undefined);
  if (areCalls && oneLine.length <= WIDTH) return oneLine;
  const [first] = codes;
  // The formatter hugs a single object.
  if (codes.length === 1 && first !== undefined && !areCalls) {
    const data = printCode([faults[0]], { indent, before: 8, after: 1 });
    return `${margin}faults: ${data},`;
  }
  return `${margin}faults: [\n${codes.map((code) => `${margin}  ${code},\n`).join('')}${margin}],`;
}

/** The name of an export for an id: `offers-bug` becomes `offersBug`. */
export function exportNameOf(id: string): string {
  const name = id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const isName = /^[a-z]/.test(name) && !RESERVED.has(name);
  return isName ? name : `scenario${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Words that no export can have as a name, or that a printed file imports. */
const RESERVED = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends ' +
    'false finally for function if import in instanceof interface let new null package private ' +
    'protected public return scenario static super switch this throw true try typeof undefined var ' +
    'void while with yield base demo'
  ).split(' '),
);
