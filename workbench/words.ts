import type { Latency } from '#mocks/server/latency.ts';

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A length in milliseconds, such as `1,000 ms`. */
export const inMilliseconds = (milliseconds: number) =>
  `${milliseconds.toLocaleString('en-US')} ms`;

const NETWORKS = { '3g': '3G', subway: 'Subway', offline: 'Offline' } as const;

/** How long answers take, such as `1,000 ms`, or the name of the network, such as `3G`. */
export const latencyName = (latency: Latency): string =>
  typeof latency === 'number' ? inMilliseconds(latency) : NETWORKS[latency];
