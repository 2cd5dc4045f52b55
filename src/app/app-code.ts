import type { Environment } from '#src/lib/environment.ts';
import { createCodeStore, type CodeStore } from '#src/ui/code-store.ts';
import { describeError } from './describe-error.ts';

/** Creates a store of code that loads through the environment and reports its failures there. */
export function createAppCode(environment: Environment): CodeStore {
  return createCodeStore({
    run: ({ name, load }) => environment.loadCode(name, load),
    isOutdated: () => environment.isOutdated(),
    reload: () => environment.reload(),
    report: ({ name, cause, error }) =>
      environment.report({
        title: cause === 'load' ? `${name} could not be loaded` : `${name} could not be shown`,
        details: [describeError(error)],
      }),
  });
}
