import { types as t, type NodePath } from 'storybook/internal/babel';
import { keyOf, sourceOf, unwrapExpression } from 'storybook/internal/csf-tools';
import * as modes from '../modes.ts';

/** Code that can't be read, with its place, as a syntax error of Babel has it. */
export class UnreadableCode extends Error {
  readonly loc: { readonly line: number } | undefined;

  constructor(node: t.Node, message = `can't read ${sourceOf(node)} without running it`) {
    super(`${message}; write literals, constants of this file, or an imported scenario`);
    this.loc = node.loc?.start;
  }
}

/**
 * The value of code, without running it: literals, constants of its file, and what `states/modes.ts` exports.
 *
 * @param program the file of the code
 * @throws UnreadableCode for anything else
 */
export function valueOf(code: t.Node, program: NodePath<t.Program>): unknown {
  const read = (node: t.Node): unknown => valueOf(node, program);
  const node = unwrapExpression(code);
  if (t.isStringLiteral(node) || t.isNumericLiteral(node) || t.isBooleanLiteral(node)) {
    return node.value;
  }
  if (t.isArrayExpression(node)) {
    return node.elements.flatMap((element) =>
      t.isSpreadElement(element) ? read(element.argument) : [element && read(element)],
    );
  }
  if (t.isObjectExpression(node)) {
    const parts = node.properties.map((property) => {
      if (t.isSpreadElement(property)) return read(property.argument);
      return {
        [keyOf(property) ?? '']: read(t.isObjectProperty(property) ? property.value : property),
      };
    });
    return Object.assign({}, ...parts) as unknown;
  }
  if (t.isIdentifier(node)) {
    const { path, constant } = program.scope.getBinding(node.name) ?? {};
    if (constant && path?.isVariableDeclarator() && path.node.init) return read(path.node.init);
    if (node.name in modes) return Reflect.get(modes, node.name);
  }
  if (t.isMemberExpression(node, { computed: true })) {
    return Reflect.get(read(node.object) as object, String(read(node.property)));
  }
  if (t.isCallExpression(node)) {
    const called = read(node.callee) as (...values: unknown[]) => unknown;
    return called(...node.arguments.map(read));
  }
  throw new UnreadableCode(node);
}
