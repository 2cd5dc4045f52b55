import type { ComponentType } from 'react';
import type { Core } from '#src/lib/core.ts';
import type { AppData } from './app-data.tsx';

/** Loads the data of an app. */
export interface DataLoader {
  /** The data, once it is loaded. */
  loaded(): AppData | null;
  /** Loads the code and creates the data, once. After a failure, the next call tries again. */
  load(): Promise<AppData>;
}

/** Data whose code loads on demand. */
export function lazyData(core: Core): DataLoader {
  let data: AppData | null = null;
  let pending: Promise<AppData> | null = null;

  async function create(): Promise<AppData> {
    try {
      const { createAppData } = await import('./app-data.tsx');
      data = createAppData(core);
      return data;
    } finally {
      pending = null;
    }
  }

  return {
    loaded: () => data,
    load: () => (data ? Promise.resolve(data) : (pending ??= create())),
  };
}

/** Data that is there from the start, such as in stories. */
export function loadedData(data: AppData): DataLoader {
  return { loaded: () => data, load: () => Promise.resolve(data) };
}

/** Loads a component together with the data that it needs, and provides that to it. */
export async function loadWithData<Props extends object>(
  data: DataLoader,
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Part, { Provider }] = await Promise.all([load(), data.load()]);
  return (props) => (
    <Provider>
      <Part {...props} />
    </Provider>
  );
}
