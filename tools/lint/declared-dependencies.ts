import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { isTest, topOf } from './layers.ts';
import { pathOf, type Context, type Node, type Rule } from './rule.ts';

type Declared = { product: Set<string>; all: Set<string> };
const declaredBy = new Map<string, Declared>();

/**
 * Every imported package must be listed in package.json, and every package imported by the product
 * in `dependencies`. A transitive dependency can disappear with any update.
 */
export const declaredDependencies: Rule = {
  create(context) {
    const file = pathOf(context);
    const isProduct = topOf(file) === 'src' && !isTest(file);
    const { product, all } = declared(context);
    const check = (node: Node, specifier: string): void => {
      if (/^(\.|#|\/|virtual:)/.test(specifier) || isBuiltin(specifier)) return;
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      if ((isProduct ? product : all).has(name)) return;
      const place = all.has(name) ? 'is a devDependency, and src/ ships' : 'is not in package.json';
      context.report({ node, message: `The package "${name}" ${place}.` });
    };
    return {
      // Types are not shipped, so they may come from any declared package.
      ImportDeclaration: (node) => {
        if (node.importKind !== 'type' || !all.has(node.source.value)) {
          check(node.source, node.source.value);
        }
      },
      ImportExpression: (node) => {
        const { source } = node;
        if (source.type === 'Literal' && typeof source.value === 'string')
          check(source, source.value);
      },
    };
  },
};

function declared({ cwd }: Context): Declared {
  const known = declaredBy.get(cwd);
  if (known !== undefined) return known;
  const manifest: unknown = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  const product = new Set(names(manifest, 'dependencies'));
  const found = { product, all: new Set([...product, ...names(manifest, 'devDependencies')]) };
  declaredBy.set(cwd, found);
  return found;
}

function names(manifest: unknown, field: string): string[] {
  if (typeof manifest !== 'object' || manifest === null) return [];
  const entries: unknown = Reflect.get(manifest, field);
  return typeof entries === 'object' && entries !== null ? Object.keys(entries) : [];
}
