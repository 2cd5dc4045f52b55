import { basename } from 'node:path';
import { topOf } from './layers.ts';
import { pathOf, type Node, type Rule } from './rule.ts';

const pascalCase = /^[A-Z][A-Za-z0-9]*$/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A file that exports a component is named after it. Every other file is kebab-case. */
export const componentFileNames: Rule = {
  create(context) {
    const file = pathOf(context);
    const name = basename(file).split('.', 1)[0] ?? '';
    // Stories and tests are named after their subject.
    const isNamedAfterAnother = /\.(test|stories|spec)\./.test(basename(file));
    if (topOf(file).startsWith('.') || !file.includes('/') || isNamedAfterAnother) return {};
    return {
      Program: (node) => {
        const components =
          ['src', 'workbench'].includes(topOf(file)) && file.endsWith('.tsx')
            ? node.body.flatMap(exportedComponents)
            : [];
        if (components.length > 0 && !components.includes(name)) {
          const message = `This file exports ${components.join(', ')}: name it after one of them.`;
          context.report({ node, message });
        } else if (components.length === 0 && !kebabCase.test(name) && topOf(file) !== 'stories') {
          context.report({
            node,
            message: `"${name}" exports no component: name it in kebab-case.`,
          });
        }
      },
    };
  },
};

/** The PascalCase functions that a statement exports, wrapped ones (`memo(…)`) included. */
function exportedComponents(statement: Node): string[] {
  if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportDefaultDeclaration')
    return [];
  const { declaration } = statement;
  if (declaration === null) return [];
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
    return namedComponent(declaration.id);
  }
  if (declaration.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    isComponentValue(init) ? namedComponent(id) : [],
  );
}

function isComponentValue(node: Node | null): boolean {
  if (node === null) return false;
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return true;
  if (node.type !== 'CallExpression') return false;
  const callee = node.callee.type === 'MemberExpression' ? node.callee.property : node.callee;
  return callee.type === 'Identifier' && ['memo', 'forwardRef', 'lazy'].includes(callee.name);
}

function namedComponent(id: Node | null): string[] {
  return id !== null && id.type === 'Identifier' && pascalCase.test(id.name) ? [id.name] : [];
}
