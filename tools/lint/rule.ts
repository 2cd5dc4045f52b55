import { relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports rule types only through its tester.
type AnyRule = Parameters<RuleTester['run']>[1];
export type Rule = Exclude<AnyRule, { createOnce: unknown }>;
export type Context = Parameters<Rule['create']>[0];
export type Node = Parameters<Context['sourceCode']['isGlobalReference']>[0];
type MemberExpression = Extract<Node, { type: 'MemberExpression' }>;

/** The file's path from the project's root, with `/` on every system. */
export const pathOf = (context: Context): string =>
  relative(context.cwd, context.filename).split(sep).join('/');

/**
 * The name of the global that an expression refers to, directly or through the window:
 * `setTimeout` for both `setTimeout` and `window.setTimeout`. `undefined` for a shadowed name.
 */
export function globalName(context: Context, node: Node): string | undefined {
  if (node.type === 'Identifier') {
    return context.sourceCode.isGlobalReference(node) ? node.name : undefined;
  }
  if (node.type !== 'MemberExpression') return undefined;
  const owner = globalName(context, node.object);
  if (owner === undefined || !['window', 'globalThis', 'self'].includes(owner)) return undefined;
  return memberName(node);
}

/** The name of a member access with a literal name: `a.name` or `a['name']`. */
export function memberName(node: MemberExpression): string | undefined {
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : undefined;
  const { property } = node;
  return property.type === 'Literal' && typeof property.value === 'string'
    ? property.value
    : undefined;
}
