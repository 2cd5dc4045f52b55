import { REAL } from './real-resources.ts';
import { STATE_PARAMETERS, StateProblem } from '#mocks/scenarios/state-address.ts';

const STATE = 'state';
const TOUR = 'tour';
const ONCE = new Set([TOUR, REAL]);

/**
 * Reads the id of the tour to start from `?tour=`.
 *
 * @param loadTours loads the tours by id, if one is named
 * @throws StateProblem with the allowed values
 */
export async function readTour(
  search: string,
  loadTours: () => Promise<Readonly<Record<string, { readonly title: string }>>>,
): Promise<string | undefined> {
  const tour = new URLSearchParams(search).get(TOUR);
  if (tour === null) return undefined;
  const tours = await loadTours();
  if (Object.hasOwn(tours, tour)) return tour;
  const choices = Object.entries(tours).map(([id, { title }]) => ({ value: id, title }));
  throw new StateProblem(TOUR, tour, 'allowed: the id of a tour', choices);
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

/** The path without `tour` and `real`. Other parameters stay as they are written. */
export function withoutVisit(path: string): string {
  const [, page = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  const kept = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !ONCE.has(part.replace(/=.*/s, '')));
  return page + (kept.length === 0 ? '' : `?${kept.join('&')}`) + hash;
}
