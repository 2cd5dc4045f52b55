import { featureCycle } from './feature-cycles.ts';
import { importViolation, isTest, resolveInternal, topOf, type ImportKind } from './layers.ts';
import { pathOf, type Node, type Rule } from './rule.ts';

/** Imports point one way, by folder. See docs/architecture.md and layers.ts. */
export const boundaries: Rule = {
  create(context) {
    const file = pathOf(context);
    const isProduct = topOf(file) === 'src' && !isTest(file);

    const check = (node: Node, specifier: string, kind: ImportKind): void => {
      const target = resolveInternal(file, specifier);
      if (target === undefined) return;
      const why = importViolation(file, target, kind) ?? featureCycle(context.cwd, file, target);
      if (why === undefined) return;
      context.report({ node, message: `"${specifier}" cannot be imported here: ${why}.` });
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
    };
  },
};
