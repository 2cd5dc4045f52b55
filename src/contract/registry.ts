import * as auth from './auth.ts';
import * as dashboards from './dashboards.ts';
import { METHODS, type AnyEndpoint } from './endpoint.ts';
import * as messages from './messages.ts';
import * as offers from './offers.ts';
import * as reviews from './reviews.ts';
import * as tasks from './tasks.ts';
import * as unread from './unread.ts';

/** The modules with endpoints. Every exported endpoint is part of the contract. */
const files = [auth, dashboards, messages, offers, reviews, tasks, unread] as const;

type ExportOf<File> = File extends unknown ? File[keyof File] : never;

export type ContractEndpoint = Extract<ExportOf<(typeof files)[number]>, AnyEndpoint>;

export type EndpointName = ContractEndpoint['name'];

/** Every call, sorted by address: literal segments first, so `/offers/upcoming` matches before `/offers/:id`. */
export const endpoints: readonly ContractEndpoint[] = files
  .flatMap((file): unknown[] => Object.values(file))
  .filter((exported): exported is ContractEndpoint => isEndpoint(exported))
  .toSorted(byAddress);

export function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'fallback' in value;
}

export function byAddress(
  one: Pick<AnyEndpoint, 'path' | 'method'>,
  other: Pick<AnyEndpoint, 'path' | 'method'>,
): number {
  const segments = one.path.split('/');
  const others = other.path.split('/');
  for (const [index, segment] of segments.entries()) {
    const order = compareSegments(segment, others[index]);
    if (order !== 0) return order;
  }
  const byLength = segments.length - others.length;
  return byLength || METHODS.indexOf(one.method) - METHODS.indexOf(other.method);
}

/** @param other undefined when the other path is shorter, which sorts first */
function compareSegments(one: string, other: string | undefined): number {
  if (other === undefined) return 1;
  const byKind = Number(one.startsWith(':')) - Number(other.startsWith(':'));
  if (byKind !== 0) return byKind;
  return one.startsWith(':') || one === other ? 0 : one < other ? -1 : 1;
}
