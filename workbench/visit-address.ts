import { STATE_PARAMETERS, StateProblem } from '#mocks/scenarios/state-address.ts';
import { KIOSK_MINUTES } from './kiosk/kiosk-setting.ts';

const STATE = 'state';
const TOUR = 'tour';
const KIOSK = 'kiosk';
/** The value of `kiosk` that ends it. */
const OFF = 'off';

/**
 * Reads `?tour=`, the tour to start, and `?kiosk=`, the minutes after which an idle demo is reset; null ends that.
 *
 * @param loadTours loads the tours by id, if one is named
 * @throws StateProblem with the allowed values
 */
export async function readVisit(
  search: string,
  loadTours: () => Promise<Readonly<Record<string, { readonly title: string }>>>,
) {
  const params = new URLSearchParams(search);
  const tour = params.get(TOUR);
  const kiosk = params.get(KIOSK);
  return {
    tour: tour === null ? undefined : readTour(tour, await loadTours()),
    kiosk: kiosk === null ? undefined : readMinutes(kiosk),
  };
}

/**
 * Reads the id of a state of the list from `?state=ID`, which stands for all parameters of a state.
 *
 * @throws StateProblem for another parameter of a state beside it
 */
export function readStateId(search: string): string | undefined {
  const params = new URLSearchParams(search);
  const other = STATE_PARAMETERS.find((name) => params.has(name));
  if (params.has(STATE) && other !== undefined) {
    throw new StateProblem(other, params.get(other) ?? '', 'allowed only without state=ID');
  }
  return params.get(STATE) ?? undefined;
}

/** The path without what {@link readVisit} reads. Other parameters stay as they are written. */
export function withoutVisit(path: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  const kept = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^(?:tour|kiosk)(?:=|$)/.test(part));
  return page + (kept.length === 0 ? '' : `?${kept.join('&')}`) + hash;
}

function readTour(
  value: string,
  tours: Readonly<Record<string, { readonly title: string }>>,
): string {
  if (Object.hasOwn(tours, value)) return value;
  const choices = Object.entries(tours).map(([id, { title }]) => ({ value: id, title }));
  throw new StateProblem(TOUR, value, 'allowed: the id of a tour', choices);
}

function readMinutes(value: string): number | null {
  if (value === OFF) return null;
  const { min, max } = KIOSK_MINUTES;
  const minutes = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (minutes >= min && minutes <= max) return minutes;
  const allowed = `allowed: idle minutes from ${min} to ${max}, or ${OFF}`;
  throw new StateProblem(KIOSK, value, allowed, [{ value: '5' }, { value: OFF }]);
}
