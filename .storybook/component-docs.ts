import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf';

/** A prop type as Storybook parses it; `raw` is its source text. */
interface Shape {
  readonly name: string;
  readonly value?: unknown;
  readonly raw?: string;
}

interface DocumentedComponent {
  readonly __docgenInfo?: { readonly description?: string };
}

/** The doc comment of a component. */
function commentOf(component: unknown): string {
  return (component as DocumentedComponent | undefined)?.__docgenInfo?.description ?? '';
}

/** A component's description on its docs page: its JSDoc without tags, with examples as code blocks. */
export function describeComponent(component: unknown): string {
  const [text = '', ...sections] = commentOf(component).split(/^(?=@\w)/m);
  const examples = sections.flatMap((section) => /^@example\s*\n([^]*)$/.exec(section)?.[1] ?? []);
  const blocks = examples.map((example) => `\`\`\`tsx\n${example.trim()}\n\`\`\``);
  return [text.trim(), ...blocks].join('\n\n');
}

/** The descriptions of props in a component's doc comment: `@param props.user the viewer`. */
function describedProps(component: unknown): Map<string, string> {
  const sections = commentOf(component).split(/^(?=@\w)/m);
  return new Map(
    sections.flatMap((section) => {
      const [, name, text] = /^@param props\.(\w+)\s+([^]+)$/.exec(section) ?? [];
      if (name === undefined || text === undefined) return [];
      const line = text.trim().replaceAll(/\s+/g, ' ');
      return [[name, line.charAt(0).toUpperCase() + line.slice(1)]];
    }),
  );
}

interface DocumentedStory {
  readonly argTypes: StrictArgTypes;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly component?: unknown;
}

/**
 * Completes what a docs page shows of each prop.
 *
 * - Removes `undefined` from the types of optional props. Storybook has no control for the union
 *   `'sm' | 'md' | undefined`; without `undefined`, it offers the values as options.
 * - Takes a missing description from the component's doc comment.
 */
export function completeArgTypes(story: DocumentedStory): StrictArgTypes {
  const { argTypes, initialArgs, component } = story;
  const described = describedProps(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const description = argType.description ?? described.get(name);
      const complete = {
        ...plain(argType, initialArgs[name]),
        ...(description !== undefined && { description }),
      };
      return [name, complete];
    }),
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
