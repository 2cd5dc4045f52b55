import type { ReactNode } from 'react';
import type { BrowserEnvironmentOptions } from '#src/lib/app/browser-environment.ts';

/** What an app runs on. The mocked app replaces it while the page stays. */
export interface AppSource extends Omit<BrowserEnvironmentOptions, 'basePath'> {
  /** The window whose address and history the router uses; the page's own by default. */
  readonly window?: Window;
}

/** The place in the page where apps run, one at a time. */
export interface AppHost {
  /**
   * Closes the app that is open, and opens another one at the current address. Openings run one after
   * the other.
   *
   * @returns after the first render of the app
   */
  open(source: AppSource): Promise<void>;
  /** Closes the app that is open, and shows something else in its place. */
  show(content: ReactNode): Promise<void>;
}
