import * as z from 'zod/mini';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';
import { readJson, saveJson } from '#mocks/engine/saved-json.ts';

/** The ids of the panel's tabs, in their order. */
export const TAB_IDS = [
  'scenario',
  'viewer',
  'clock',
  'network',
  'requests',
  'world',
  'source',
  'save',
  'tours',
] as const;
export type TabId = (typeof TAB_IDS)[number];

/** The tabs about the world, which both frames of the demo share. The others are about one app. */
export const WORLD_TAB_IDS = ['scenario', 'clock', 'world'] as const satisfies readonly TabId[];

/** The limits of the panel's width, in pixels. */
export const PANEL_WIDTH = { min: 320, max: 960, initial: 440 } as const;

const PANEL_KEY = 'nearhand.mock.panel';

const PanelSettings = z.object({
  tab: z.enum(TAB_IDS),
  width: z.number().check(z.gte(PANEL_WIDTH.min), z.lte(PANEL_WIDTH.max)),
  isOpen: z.boolean(),
});

/** What the panel remembers over reloads. */
export type PanelSettings = z.infer<typeof PanelSettings>;

/** Reads the settings. What cannot be read is as on the first visit. */
export function readPanelSettings(storage: KeyValueStorage): PanelSettings {
  const initial = { tab: 'scenario', width: PANEL_WIDTH.initial, isOpen: false } as const;
  return readJson(storage, PANEL_KEY, PanelSettings) ?? initial;
}

/** Saves the settings. */
export function savePanelSettings(storage: KeyValueStorage, settings: PanelSettings): void {
  saveJson(storage, PANEL_KEY, settings);
}
