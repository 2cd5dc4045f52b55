import { featureCycle } from './feature-cycles.ts';
import {
  isReact,
  isTest,
  isWorkbenchOnly,
  layerOf,
  resolveInternal,
  topOf,
  importViolation,
} from './layers.ts';
import type { ImportKind } from './layers.ts';
import { globalName, pathOf, type Node, type Rule } from './rule.ts';

/** Imports point one way, by folder. See docs/architecture.md and layers.ts. */
export const boundaries: Rule = {
  create(context) {
    const file = pathOf(context);
    const isProduct = topOf(file) === 'src' && !isTest(file);
    const knowsReact =
      !(isProduct && /^(domain|contract)$/.test(layerOf(file))) && topOf(file) !== 'mocks';
    let workbenchLoaded = 0;

    const check = (node: Node, specifier: string, kind: ImportKind): void => {
      const report = (why: string): void =>
        context.report({ node, message: `"${specifier}" cannot be imported here: ${why}.` });
      const target = resolveInternal(file, specifier);
      if (target !== undefined) {
        const why = importViolation(file, target, kind) ?? featureCycle(context.cwd, file, target);
        if (why !== undefined) report(why);
        else if (isProduct && topOf(target) === 'workbench' && ++workbenchLoaded > 1) {
          report('src/ has only one dynamic import of workbench/');
        }
        return;
      }
      if (!knowsReact && isReact(specifier)) {
        report(`${topOf(file) === 'mocks' ? 'mocks' : layerOf(file)}/ does not use React`);
      }
      if (isProduct && isWorkbenchOnly(specifier))
        report('it is for mocks, stories and tests only');
    };

    return {
      ImportDeclaration: (node) =>
        check(node.source, node.source.value, node.importKind === 'type' ? 'type' : 'static'),
      ExportNamedDeclaration: (node) => {
        if (node.source === null) return;
        check(node.source, node.source.value, node.exportKind === 'type' ? 'type' : 'static');
      },
      ExportAllDeclaration: (node) => check(node.source, node.source.value, 'static'),
      TSImportType: (node) => check(node.source, node.source.value, 'type'),
      ImportExpression: (node) => {
        if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
          check(node.source, node.source.value, 'dynamic');
        } else if (isProduct) {
          context.report({ node, message: 'Import a string literal, so lint can check it.' });
        }
      },
      Identifier: (node) => {
        if (!isProduct || layerOf(file) === 'lib') return;
        const name = globalName(context, node);
        if (name === 'fetch' || name === 'XMLHttpRequest') {
          context.report({ node, message: `${name} belongs to the HTTP client in src/lib/.` });
        }
      },
    };
  },
};

/** Forbids barrels: `index.ts` files and re-exports of the project's own modules. */
export const noBarrels: Rule = {
  create(context) {
    const file = pathOf(context);
    const report = (node: Node): void =>
      context.report({
        node,
        message: 'No barrels: import from the file that defines the export.',
      });
    return {
      Program: (node) => {
        if (/\/index\.tsx?$/.test(file)) report(node);
      },
      ExportAllDeclaration: (node) => {
        if (resolveInternal(file, node.source.value) !== undefined) report(node);
      },
      ExportNamedDeclaration: (node) => {
        if (node.source !== null && resolveInternal(file, node.source.value) !== undefined)
          report(node);
      },
    };
  },
};
