import * as z from 'zod/mini';
import type { KeyValueStorage } from '#src/lib/session/storage.ts';

const KIOSK_KEY = 'nearhand.mock.kiosk';

/** The limits of `?kiosk=`, in minutes. */
export const KIOSK_MINUTES = { min: 1, max: 120 } as const;

const Setting = z.object({
  minutes: z.int().check(z.gte(KIOSK_MINUTES.min), z.lte(KIOSK_MINUTES.max)),
  tour: z.optional(z.string()),
});

/** A tab that resets an idle demo. */
export interface KioskSetting {
  /** Without any input. */
  readonly minutes: number;
  /** The tour that starts again; undefined for the home page of the demo. */
  readonly tour?: string | undefined;
}

/** Reads the setting of a tab; null when its demo is never reset. */
export function readKioskSetting(storage: KeyValueStorage): KioskSetting | null {
  try {
    const parsed = Setting.safeParse(JSON.parse(storage.get(KIOSK_KEY) ?? 'null'));
    if (!parsed.success) return null;
    const { minutes, tour } = parsed.data;
    return { minutes, tour: tour };
  } catch {
    return null;
  }
}

/** Keeps the setting for as long as the tab is open. Null ends the kiosk. */
export function saveKioskSetting(storage: KeyValueStorage, setting: KioskSetting | null): void {
  if (setting === null) storage.remove(KIOSK_KEY);
  else storage.set(KIOSK_KEY, JSON.stringify(setting));
}
