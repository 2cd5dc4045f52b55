import { printFault } from '../faults/fault-text.ts';
import type { Overrides } from './overrides.ts';
import { printRows } from './rows-text.ts';

/** The value of `clock` for a clock that stands still. */
export const STOPPED = 'stopped';
/** Overrides the scenario's faults with none. */
export const NO_FAULTS = 'none';

/** The id of a scenario, and how a state differs from it. */
export interface AddressedState extends Overrides {
  readonly scenario: string;
}

/**
 * Formats the app address that opens a state. Inverse of `parseStateAddress`.
 *
 * @example
 * stateAddress({ scenario: 'offers-loaded', as: 'client', faults: [fails(acceptOffer, 500)] })
 * // '/?scenario=offers-loaded&as=client&fault=offers.accept:500'
 */
export function stateAddress(state: AddressedState): string {
  return `/?${stateQuery(state)}`;
}

/** The parameters of the address of a state. */
export function stateQuery(state: AddressedState): string {
  const { faults, rows } = state;
  const faultTexts = faults?.length === 0 ? [NO_FAULTS] : faults?.map(printFault);
  const given: readonly (readonly [string, string | undefined])[] = [
    ['scenario', state.scenario],
    ['at', state.at],
    ['as', state.as],
    ['t', state.clock],
    ['clock', state.isStopped ? STOPPED : undefined],
    ...(faultTexts ?? []).map((text) => ['fault', text] as const),
    ['latency', state.latency?.toString()],
    ['dialect', state.dialect],
    ['rows', rows && printRows(rows)],
  ];
  return given
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => `${name}=${name === 't' ? value : encoded(value)}`)
    .join('&');
}

/** Percent-encodes a value, but keeps the characters that are safe in a query readable. */
function encoded(value: string): string {
  return encodeURIComponent(value).replaceAll(/%(?:2F|3A|3F|3D|40|2C)/g, decodeURIComponent);
}
