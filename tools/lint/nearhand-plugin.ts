import { boundaries } from './boundaries.ts';
import { noCurrentDate } from './current-date.ts';
import { declaredDependencies } from './declared-dependencies.ts';
import { componentFileNames } from './file-names.ts';
import type { Rule } from './rule.ts';

/** This project's own lint rules. */
const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'nearhand' },
  rules: {
    boundaries,
    'component-file-names': componentFileNames,
    'declared-dependencies': declaredDependencies,
    'no-current-date': noCurrentDate,
  },
};

export default plugin;
