import type { ReactNode } from 'react';
import type { BrowserEnvironmentOptions } from '#src/lib/app/browser-environment.ts';

/** What an app runs on. The mocked app replaces it while the page stays. */
export interface AppSource extends Omit<BrowserEnvironmentOptions, 'basePath'> {
  /** The page's own by default. */
  readonly window?: Window;
}

export interface AppHost {
  /** Closes the open app, and resolves after the first render of the next one. Openings are queued. */
  open(source: AppSource): Promise<void>;
  show(content: ReactNode): Promise<void>;
}
