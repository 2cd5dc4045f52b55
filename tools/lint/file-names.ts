import { basename } from 'node:path';
import { pathOf, type Node, type Rule } from './rule.ts';

/** A file that exports components is named after one of them. */
export const componentFileNames: Rule = {
  create(context) {
    const file = pathOf(context);
    const isNamedAfterAnother = file.includes('.test.');
    if (isNamedAfterAnother || !/^(src|workbench)\/.*\.tsx$/.test(file)) return {};
    const [name = ''] = basename(file).split('.', 1);
    return {
      Program: (node) => {
        const components = node.body.flatMap(exportedComponents);
        if (components.length === 0 || components.includes(name)) return;
        const message = `This file exports ${components.join(', ')}: name it after one of them.`;
        context.report({ node, message });
      },
    };
  },
};

/** The functions in Pascal case that a statement exports, wrapped ones (`memo(…)`) included. */
function exportedComponents(statement: Node): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
  const { declaration } = statement;
  if (declaration.type.startsWith('TS')) return [];
  const isVariable = declaration.type === 'VariableDeclaration';
  const ids = isVariable ? declaration.declarations.filter(isFunction) : [declaration];
  return ids
    .flatMap((each) => ('id' in each && each.id?.type === 'Identifier' ? each.id.name : []))
    .filter((name) => /^[A-Z][a-zA-Z0-9]*$/.test(name));
}

function isFunction({ init }: { readonly init: Node | null }): boolean {
  if (init?.type !== 'CallExpression') return /Function/.test(init?.type ?? '');
  return init.callee.type === 'Identifier' && /^(memo|lazy)$/.test(init.callee.name);
}
