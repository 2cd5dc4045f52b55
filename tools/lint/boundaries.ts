import { isReact, isTest, isWorkbenchOnly, layerOf, resolveOurs, topOf, whyNot } from './layers.ts';
import type { ImportKind } from './layers.ts';
import { globalName, pathOf, type Node, type Rule } from './rule.ts';

/** Imports point one way, by folder name: see docs/architecture.md and layers.ts. */
export const boundaries: Rule = {
  create(context) {
    const file = pathOf(context);
    const isProduct = topOf(file) === 'src' && !isTest(file);
    const knowsReact =
      !(isProduct && /^(domain|contract)$/.test(layerOf(file))) && topOf(file) !== 'mocks';
    let mocksLoaded = 0;

    const check = (node: Node, specifier: string, kind: ImportKind): void => {
      const report = (why: string): void =>
        context.report({ node, message: `"${specifier}" may not be imported here: ${why}.` });
      const target = resolveOurs(file, specifier);
      if (target !== undefined) {
        const why = whyNot(file, target, kind);
        if (why !== undefined) report(why);
        else if (isProduct && topOf(target) === 'mocks' && ++mocksLoaded > 1) {
          report('src/ has one dynamic import of mocks/, no more');
        }
        return;
      }
      if (!knowsReact && isReact(specifier)) {
        report(`${topOf(file) === 'mocks' ? 'mocks' : layerOf(file)}/ knows nothing of React`);
      }
      if (isProduct && isWorkbenchOnly(specifier))
        report('it serves mocks, stories and tests only');
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
          context.report({ node, message: 'Name what is imported literally: lint has to see it.' });
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

/** No barrels: a thing has one address. Covers `index.ts` files and re-exports of our own modules. */
export const noBarrels: Rule = {
  create(context) {
    const file = pathOf(context);
    const report = (node: Node): void =>
      context.report({
        node,
        message: 'No barrels: import a thing from the file that defines it.',
      });
    return {
      Program: (node) => {
        if (/\/index\.tsx?$/.test(file)) report(node);
      },
      ExportAllDeclaration: (node) => {
        if (resolveOurs(file, node.source.value) !== undefined) report(node);
      },
      ExportNamedDeclaration: (node) => {
        if (node.source !== null && resolveOurs(file, node.source.value) !== undefined)
          report(node);
      },
    };
  },
};
