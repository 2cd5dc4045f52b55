import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf';

/** A prop type as Storybook parses it; `raw` is its source text. */
interface Shape {
  readonly name: string;
  readonly value?: unknown;
  readonly raw?: string;
}

/** A component's description on its docs page: its JSDoc, with examples as code blocks. */
export function describeComponent(component: unknown): string {
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { description?: string } };
  const [text = '', ...examples] = (info?.description ?? '').split(/^@example\s*$/m);
  const blocks = examples.map((example) => `\`\`\`tsx\n${example.trim()}\n\`\`\``);
  return [text.trim(), ...blocks].join('\n\n');
}

/**
 * Removes `undefined` from the types of optional props. Storybook has no control for the union
 * `'sm' | 'md' | undefined`; without `undefined`, it offers the values as options.
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
  const members = membersOf(type).filter((member) => textOf(member) !== 'undefined');
  const summary = members.map(textOf).join(' | ');
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

function textOf({ name, value, raw }: Shape): string {
  return typeof value === 'string' ? value : (raw ?? name);
}

/** The value of a literal type; undefined for any other type. */
function literalOf(shape: Shape): string | number | boolean | undefined {
  const text = textOf(shape);
  const quoted = /^['"](.*)['"]$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
