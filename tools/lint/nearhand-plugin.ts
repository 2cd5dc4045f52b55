import { boundaries, noBarrels } from './boundaries.ts';
import { declaredDependencies } from './declared-dependencies.ts';
import { componentFileNames } from './file-names.ts';
import { noStrayClock, noStrayRandomness } from './stray.ts';
import type { Rule } from './rule.ts';

/** This project's own lint rules. */
const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'nearhand' },
  rules: {
    boundaries,
    'no-barrels': noBarrels,
    'declared-dependencies': declaredDependencies,
    'component-file-names': componentFileNames,
    'no-stray-clock': noStrayClock,
    'no-stray-randomness': noStrayRandomness,
  },
};

export default plugin;
