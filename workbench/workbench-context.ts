import type { MockEngine } from '#mocks/engine/engine.ts';
import type { NetworkKind } from '#mocks/engine/network.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';
import type { StateTools } from './opened-state.ts';
import { usePanelWorld, type PanelWorld } from './panel-world.ts';
import type { Tours } from './tours/tours.ts';

/** What the parts of the workbench share: the world of the running app, and the tools around it. */
export interface WorkbenchTools extends StateTools, PanelWorld {
  readonly engine: MockEngine;
  /** How the app's calls reach the mocks. */
  readonly network: NetworkKind;
  /** Where the workbench keeps what it remembers: the panel's tab and size. */
  readonly storage: KeyValueStorage;
  readonly page: PanelWorld['page'] & {
    /** Loads a path as a new page, which goes on in the same world. */
    load(path: string): void;
  };
  /** Whether this is the page around the two frames of the demo, not the app itself. */
  readonly isDemoPage: boolean;
  /** Whether an earlier version has left a world that this one couldn't read, so that another has begun. */
  readonly isBegunAgain: boolean;
  readonly tours: Tours;
  /**
   * The link to a state, for another person.
   *
   * @param state the state as it is now by default; a state without `at` opens the scenario's own page
   * @param path the page to open; by default the one that the app shows
   * @returns an absolute URL
   */
  linkTo(state?: MockState, path?: string): string;
  /** The absolute URL of one of the site's paths, without a state: the page goes on in the open world. */
  urlOf(path: string): string;
  /** The URL of the Storybook beside this app, with a trailing slash; null where there is none. */
  readonly storybook: string | null;
  /** IANA name of the time zone that the app uses for dates. */
  readonly timeZone: string;
  goTo(path: string): Promise<void>;
}

/**
 * Returns the tools, and renders again when the mocks or the page of the app have changed.
 *
 * @throws Error where the world is not that of the running app, as at a story
 */
export function useWorkbench(): WorkbenchTools {
  const world = usePanelWorld();
  if (!('tours' in world)) throw new Error('useWorkbench needs the tools of the running app.');
  return world as WorkbenchTools;
}
