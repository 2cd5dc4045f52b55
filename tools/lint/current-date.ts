import type { Node, Rule } from './rule.ts';

/** Code reads the time through the clock that is passed in: no `new Date()`, and no `Date()`. */
export const noCurrentDate: Rule = {
  create(context) {
    const check = (node: Node, callee: Node): void => {
      if (callee.type !== 'Identifier' || callee.name !== 'Date') return;
      if (!context.sourceCode.isGlobalReference(callee)) return;
      context.report({
        node,
        message: 'Use the clock of the environment (src/lib/time/clock.ts).',
      });
    };
    return {
      NewExpression: (node) => {
        if (node.arguments.length === 0) check(node, node.callee);
      },
      CallExpression: (node) => check(node, node.callee),
    };
  },
};
