import { relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports rule types only through its tester.
type AnyRule = Parameters<RuleTester['run']>[1];
export type Rule = Exclude<AnyRule, { createOnce: unknown }>;
type Context = Parameters<Rule['create']>[0];
export type Node = Parameters<Context['sourceCode']['isGlobalReference']>[0];

/** The file's path from the project's root, with `/` on every system. */
export const pathOf = (context: Context): string =>
  relative(context.cwd, context.filename).split(sep).join('/');
