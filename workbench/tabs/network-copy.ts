import type { Latency } from '#mocks/server/latency.ts';

const ms = (milliseconds: number) => `${milliseconds.toLocaleString('en-US')} ms`;

const networks = { '3g': '3G', subway: 'Subway', offline: 'Offline' } as const;
const latencyName = (latency: Latency) =>
  typeof latency === 'number' ? ms(latency) : networks[latency];

export const networkCopy = {
  latency: {
    title: 'Latency',
    text: 'How long each response takes. A time stays in this browser; a named network is part of the link.',
    presets: 'Latency of every call',
    name: latencyName,
    every: 'Every call (ms)',
    apply: 'Apply',
    invalid: 'Enter a whole number of milliseconds, 0 or more.',
    applied: (latency: Latency) =>
      typeof latency === 'number'
        ? `Each call takes ${ms(latency)}.`
        : `The network is ${latencyName(latency)}.`,
  },
  dialect: {
    title: 'Dialect',
    text: 'How the server writes its answers and errors. It is part of the link.',
    names: { contract: 'The contract', laravel: 'Laravel' },
  },
  faults: {
    title: (count: number) =>
      count === 0 ? 'Faults' : count === 1 ? '1 fault' : `${count} faults`,
    none: 'No faults are on. Every call returns the data of the world.',
    remove: (text: string) => `Remove ${text}`,
    removeAll: 'Remove all',
    removed: 'Removed.',
    usedUp: 'Used up',
  },
  form: {
    title: 'Add a fault',
    call: 'Call',
    allCalls: 'All calls',
    effect: 'What happens',
    often: 'How often',
    always: 'always',
    viewer: 'For whom',
    everyone: 'Everyone',
    text: 'The fault',
    textHint: 'Edit its numbers and conditions here, or write JSON.',
    add: 'Add fault',
    added: (text: string) => `Added ${text}.`,
  },
  effects: {
    status: (status: number) => `Fails with ${status}`,
    retryAfter: (status: number, seconds: number) =>
      `Fails with ${status}, to retry after ${seconds} s`,
    never: 'Never gets a response',
    hold: 'Is held in the Requests tab',
    network: 'Fails with a network error',
    lost: 'Succeeds, but the response is lost',
    html: (status: number) => `Returns an HTML page with ${status}`,
    delay: (from: number) => `Takes ${ms(from)} longer`,
    delayRange: (from: number, to: number) => `Takes ${ms(from)} to ${ms(to)} longer`,
    answer: 'Returns a different response',
    patch: 'Returns a modified response',
  },
  conditions: {
    once: 'once',
    times: (times: number) => `${times} times`,
    after: (calls: number) => `from call ${calls + 1} on`,
    rate: (percent: number) => `${percent}% of the calls`,
    query: (name: string, value: string) => `${name}=${value}`,
    sent: (fields: string) => `with ${fields} in the body`,
    viewer: (person: string) => `for ${person}`,
  },
} as const;
