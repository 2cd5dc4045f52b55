import { isBuiltin } from 'node:module';
import manifest from '../../package.json' with { type: 'json' };
import { isTest, topOf } from './layers.ts';
import { pathOf, type Node, type Rule } from './rule.ts';

const product = new Set(Object.keys(manifest.dependencies));
const all = new Set([...product, ...Object.keys(manifest.devDependencies)]);

/**
 * Every imported package must be listed in package.json, and every package imported by the product
 * in `dependencies`. A transitive dependency can disappear with any update.
 */
export const declaredDependencies: Rule = {
  create(context) {
    const file = pathOf(context);
    const isProduct = topOf(file) === 'src' && !isTest(file);
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
