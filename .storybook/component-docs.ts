import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf';

/** A type as Storybook has it from the source; `raw` is what stands there. */
interface Shape {
  readonly name: string;
  readonly value?: unknown;
  readonly raw?: string;
}

/** What a docs page says of a component: its JSDoc, with the example as code. */
export function describeComponent(component: unknown): string {
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { description?: string } };
  const [words = '', ...examples] = (info?.description ?? '').split(/^@example\s*$/m);
  const blocks = examples.map((example) => `\`\`\`tsx\n${example.trim()}\n\`\`\``);
  return [words.trim(), ...blocks].join('\n\n');
}

/**
 * Props are written `?: 'sm' | 'md' | undefined`, and Storybook takes that for a union that it has
 * no control for. Without the `undefined`, a choice can be chosen and its values can be read.
 */
export function plainArgTypes({
  argTypes,
  initialArgs,
}: {
  argTypes: StrictArgTypes;
  initialArgs: Readonly<Record<string, unknown>>;
}): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, plain(argType, initialArgs[name])]),
  );
}

function plain(argType: StrictInputType, initial: unknown): StrictInputType {
  const type = argType.type as Shape | undefined;
  if (!type || typeof type !== 'object') return argType;
  const members = membersOf(type).filter((member) => wordsOf(member) !== 'undefined');
  const summary = members.map(wordsOf).join(' | ');
  const table = { ...argType.table, type: { summary } };
  if (summary === 'ReactNode') {
    return { ...argType, table, control: typeof initial === 'string' ? { type: 'text' } : false };
  }
  if (type.name !== 'union') return argType;
  const values = members.map(literalOf);
  if (values.every((value) => value !== undefined)) {
    const kind = values.length > 3 ? 'select' : 'inline-radio';
    return { ...argType, table, options: values, control: { type: kind } };
  }
  const [only] = members;
  if (only && members.length === 1) return { ...argType, table, type: only } as StrictInputType;
  return { ...argType, table };
}

function membersOf(type: Shape): Shape[] {
  if (!Array.isArray(type.value)) return [type];
  if (type.name === 'union') return (type.value as Shape[]).flatMap(membersOf);
  if (type.name !== 'enum') return [type];
  return type.value.map((value) => ({ name: 'literal', value: `'${String(value)}'` }));
}

function wordsOf({ name, value, raw }: Shape): string {
  return typeof value === 'string' ? value : (raw ?? name);
}

/** The value of a literal's words; undefined for any other type. */
function literalOf(shape: Shape): string | number | boolean | undefined {
  const words = wordsOf(shape);
  const quoted = /^['"](.*)['"]$/.exec(words)?.[1];
  if (quoted !== undefined) return quoted;
  if (words === 'true' || words === 'false') return words === 'true';
  return /^\d+$/.test(words) ? Number(words) : undefined;
}
