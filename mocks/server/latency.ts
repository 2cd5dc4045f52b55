import { SimpleFaker } from '@faker-js/faker';

/** Where the mocked app keeps its latency, in milliseconds. */
export const LATENCY_KEY = 'nearhand.mock.latency';

/** Long enough to see a page load. */
export const DEFAULT_LATENCY = 150;

/** A request that never reaches the server. */
const OFFLINE = Infinity;
const SLOW_MS = 2_000;

const random = new SimpleFaker();

/** Random numbers that depend only on a number. */
function randomOf(seed: number): SimpleFaker {
  random.seed(seed);
  return random;
}

/** Named networks: the delay of a request by its number, from 1, in milliseconds. */
const PROFILES = {
  /** Varies by half, as on the road. */
  '3g': (request: number) => randomOf(request).number.int({ min: 400, max: 800 }),
  /** Slow between stations, and no network in the tunnels: stretches of two to five requests. */
  subway(request: number) {
    let stretch = 0;
    for (let last = 0; last < request; last += randomOf(stretch).number.int({ min: 2, max: 5 })) {
      stretch += 1;
    }
    return stretch % 2 === 0 ? OFFLINE : SLOW_MS;
  },
  offline: () => OFFLINE,
} as const;

/** The name of a network, such as `3g`. */
export type LatencyProfile = keyof typeof PROFILES;
export const latencyProfiles = Object.keys(PROFILES) as LatencyProfile[];

/** How long each answer takes: a time in milliseconds, or that of a named network. */
export type Latency = number | LatencyProfile;

/** Whether a network is slower than that of the app by itself. */
export const isSlow = (latency: Latency): boolean =>
  typeof latency === 'string' || latency > DEFAULT_LATENCY;

/** Describes the input of {@link readLatency}. */
export const LATENCY_RULE = `milliseconds, or one of: ${latencyProfiles.join(', ')}`;

/** Parses a latency; undefined for anything but {@link LATENCY_RULE}. */
export function readLatency(text: string): Latency | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  return latencyProfiles.find((name) => name === text);
}

/**
 * The delay of a request, in milliseconds; Infinity without a network.
 *
 * @param request counts the requests of a server from 1, so that a profile is the same on every run
 */
export function delayOf(latency: Latency, request: number): number {
  return typeof latency === 'number' ? latency : PROFILES[latency](request);
}
