import type { Core } from '#src/lib/core.ts';
import type { PartLoader } from '#src/ui/code-context.ts';
import type { CodeStore } from '#src/ui/code-store.ts';
import { createAppCode } from './app-code.ts';
import { lazyData, loadWithData, type DataLoader } from './lazy-data.tsx';

/** What one app consists of besides its router: the small core, and what loads when it is needed. */
export interface AppParts {
  readonly core: Core;
  readonly code: CodeStore;
  readonly data: DataLoader;
  /** Loads parts of a page that need the data. */
  readonly loadPart: PartLoader;
}

/**
 * Puts an app together.
 *
 * @param data the services; by default their code loads with the first screen that needs them
 */
export function createAppParts(core: Core, data: DataLoader = lazyData(core)): AppParts {
  return {
    core,
    code: createAppCode(core.environment),
    data,
    loadPart: (load) => loadWithData(data, load),
  };
}
