import * as z from 'zod/mini';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';
import { readJson, saveJson } from '#mocks/engine/saved-json.ts';

const KIOSK_KEY = 'nearhand.mock.kiosk';

/** The limits of `?kiosk=`, in minutes. */
export const KIOSK_MINUTES = { min: 1, max: 120 } as const;

const KioskSetting = z.object({
  /** Without any input. */
  minutes: z.int().check(z.gte(KIOSK_MINUTES.min), z.lte(KIOSK_MINUTES.max)),
  /** The tour that starts again; undefined for the home page of the demo. */
  tour: z.optional(z.string()),
});

/** A tab that resets an idle demo. */
export type KioskSetting = z.infer<typeof KioskSetting>;

/** Reads the setting of a tab; undefined when its demo is never reset. */
export function readKioskSetting(storage: KeyValueStorage): KioskSetting | undefined {
  return readJson(storage, KIOSK_KEY, KioskSetting);
}

/** Keeps the setting for as long as the tab is open. Null ends the kiosk. */
export function saveKioskSetting(storage: KeyValueStorage, setting: KioskSetting | null): void {
  saveJson(storage, KIOSK_KEY, setting);
}
