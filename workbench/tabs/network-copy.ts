const ms = (milliseconds: number) => `${milliseconds.toLocaleString('en-US')} ms`;

/** The copy of the tab Network. */
export const networkCopy = {
  latency: {
    title: 'Latency',
    text: 'How long each answer takes. It belongs to this browser; links carry only the random part.',
    presets: 'Latency of every call',
    milliseconds: ms,
    every: 'Every call (ms)',
    atRandom: 'Random extra (ms)',
    apply: 'Apply',
    invalid: 'Enter a whole number of milliseconds, 0 or more.',
    applied: (latency: number, jitter: number) =>
      jitter === 0
        ? `Each call takes ${ms(latency)}.`
        : `Each call takes ${ms(latency)} and up to ${ms(jitter)} more.`,
  },
  failures: {
    title: 'Failures',
    offline: 'Offline',
    offlineHint: 'Every call fails as it does without a network.',
    rate: 'Failing calls (%)',
    status: 'Status',
    call: 'Which calls',
    allCalls: 'all calls',
    set: 'Set failure rate',
    applied: (percent: number, call: string) =>
      percent === 0 ? `No share of ${call} fails any more.` : `${percent}% of ${call} fail.`,
  },
  faults: {
    title: (count: number) =>
      count === 0 ? 'Faults' : count === 1 ? '1 fault' : `${count} faults`,
    none: 'No faults are on. Every call gets its answer from the rows of the world.',
    remove: (text: string) => `Remove ${text}`,
    removeAll: 'Remove all',
    removed: 'Removed.',
    usedUp: 'Used up',
  },
  form: {
    title: 'Add a fault',
    call: 'Call',
    allCalls: 'All calls',
    kind: 'What happens',
    kinds: {
      status: 'It fails with a status',
      never: 'It never gets an answer',
      network: 'It fails without a network',
      lost: 'It is carried out, but the answer is lost',
      html: 'It gets an HTML page',
      delay: 'It takes longer',
      text: 'Another fault, as JSON',
    },
    status: 'Status',
    retryAfter: 'Retry after (s)',
    from: 'Longer by (ms)',
    upTo: 'At most (ms)',
    frequency: 'How often',
    frequencies: {
      always: 'Always',
      once: 'Once',
      times: 'A number of times',
      rate: 'A share of the calls',
    },
    times: 'Number of times',
    rate: 'Share (%)',
    nth: 'From call number',
    viewer: 'For whom',
    everyone: 'Everyone',
    text: 'The fault',
    textHint: 'JSON, or the short form that an address has.',
    add: 'Add fault',
    invalid: (rule: string) => `Enter ${rule}.`,
    added: (text: string) => `Added ${text}.`,
  },
  effects: {
    status: (status: number) => `Fails with ${status}`,
    retryAfter: (status: number, seconds: number) =>
      `Fails with ${status}, to retry after ${seconds} s`,
    never: 'Never gets an answer',
    network: 'Fails without a network',
    lost: 'Is carried out, but the answer is lost',
    html: (status: number) => `Gets an HTML page with ${status}`,
    delay: (from: number) => `Takes ${ms(from)} longer`,
    delayRange: (from: number, to: number) => `Takes ${ms(from)} to ${ms(to)} longer`,
    answer: 'Gets another answer',
    patch: 'Gets a changed answer',
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
