/** The options of several benchmarks. */
export const check = {
  type: 'boolean',
  description: 'fails when a value exceeds its bound',
} as const;

export const rounds = {
  type: 'integer',
  value: 'COUNT',
  min: 5,
  default: 5,
  description: 'how often each is measured',
} as const;
