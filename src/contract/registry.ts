import * as auth from './auth.ts';
import * as dashboards from './dashboards.ts';
import { METHODS, type AnyEndpoint } from './endpoint.ts';
import * as messages from './messages.ts';
import * as offers from './offers.ts';
import * as reviews from './reviews.ts';
import * as tasks from './tasks.ts';
import * as unread from './unread.ts';

/** The modules with endpoints. Every exported endpoint is part of the contract. */
const files = { auth, dashboards, messages, offers, reviews, tasks, unread };

/** What each file of the contract exports, by the file's name in camel case. */
export const contractFiles: Readonly<Record<string, object>> = files;

type ExportOf<File> = File extends unknown ? File[keyof File] : never;

export type ContractEndpoint = Extract<ExportOf<(typeof files)[keyof typeof files]>, AnyEndpoint>;

export type EndpointName = ContractEndpoint['name'];

/** Every call, sorted by address: literal segments first, so `/offers/upcoming` matches before `/offers/:id`. */
export const endpoints: readonly ContractEndpoint[] = Object.values(files)
  .flatMap((file): unknown[] => Object.values(file))
  .filter((exported): exported is ContractEndpoint => isEndpoint(exported))
  .toSorted(byAddress);

export function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'fallback' in value;
}

type Address = Pick<AnyEndpoint, 'path' | 'method'>;

export function byAddress(one: Address, other: Address): number {
  return sortKeyOf(one) < sortKeyOf(other) ? -1 : 1;
}

/** A space ends a segment before any other one, a digit sorts before letters, and `~` after them. */
function sortKeyOf({ path, method }: Address): string {
  const segments = path.replaceAll(/:\w+/g, '~').replaceAll('/', ' ');
  return `${segments} ${METHODS.indexOf(method)}`;
}
