import * as z from 'zod/mini';
import type { AnyEndpoint } from '#src/contract/endpoint.ts';
import { endpoints, type EndpointName } from '#src/contract/registry.ts';
import { User } from '#src/domain/user.ts';
import { readJson } from './saved-json.ts';
import type { MockStorage } from './storage.ts';

type ResourceOf<Name> = Name extends `${infer Resource}.${string}` ? Resource : never;

/** A resource of the API, mocked or real: the part of a call's name before the dot. */
export type Resource = ResourceOf<EndpointName>;

/** The resource of a call. */
export function resourceOf({ name }: Pick<AnyEndpoint, 'name'>): Resource {
  return name.slice(0, name.indexOf('.')) as Resource;
}

/** The resources in the order in which a session usually needs them; others come last. */
const ORDER: readonly string[] = ['auth', 'messages', 'offers', 'reviews', 'tasks', 'dashboards'];
const placeOf = (resource: Resource): number =>
  ORDER.includes(resource) ? ORDER.indexOf(resource) : ORDER.length;

/** The resources of the contract. */
export const RESOURCES: readonly Resource[] = [
  ...new Set(endpoints.map((endpoint) => resourceOf(endpoint))),
].toSorted((one, other) => placeOf(one) - placeOf(other));

/** Where the mocked app keeps its {@link SourceSettings}. */
export const SOURCES_KEY = 'nearhand.mock.sources';

/** How many real sessions are remembered, so that several tabs can each have their own. */
const MAX_SESSIONS = 10;

const SourceSettings = z.object({
  address: z.string(),
  real: z.array(z.enum(RESOURCES)),
  sessions: z.record(z.string(), User),
});

/** What decides which calls a real server answers. It is kept over reloads. */
export interface SourceSettings {
  /** The prefix of `/api` on the real server. */
  readonly address: string;
  /** The resources that the real server answers for. */
  readonly real: readonly Resource[];
  /** The users whom the real server has signed in, by their tokens. */
  readonly sessions: Readonly<Record<string, User>>;
}

/** Reads the settings. What can't be read is as on the first visit: nothing is real. */
export function readSourceSettings(
  storage: Pick<MockStorage, 'get'>,
  initialAddress: string,
): SourceSettings {
  const initial = { address: initialAddress, real: [], sessions: {} };
  return readJson(storage, SOURCES_KEY, SourceSettings) ?? initial;
}

/** Saves the settings. */
export function saveSourceSettings(
  storage: Pick<MockStorage, 'set'>,
  { sessions, ...settings }: SourceSettings,
): void {
  const newest = Object.entries(sessions).slice(-MAX_SESSIONS);
  storage.set(SOURCES_KEY, JSON.stringify({ ...settings, sessions: Object.fromEntries(newest) }));
}

/**
 * Reads the address of a server as it was typed. A slash or `/api` at its end is dropped.
 *
 * @param own the address that the mocks answer at: a call that is sent there would never leave the page
 * @throws Error naming what is allowed
 */
export function readServerAddress(text: string, own: string): string {
  const typed = text.trim();
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error('Enter an http(s) address, such as http://localhost:4010.');
  }
  const address = (url.origin + url.pathname).replace(/\/+$/, '').replace(/\/api$/, '');
  if (address === own) {
    throw new Error("This is the app's own address, where the mocks answer. Enter another one.");
  }
  return address;
}
