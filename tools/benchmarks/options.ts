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

export const against = {
  type: 'string',
  value: 'REF',
  isRequired: true,
  description: 'the commit to compare with, such as main~1',
} as const;

export const checkRatio = {
  type: 'number',
  value: 'RATIO',
  min: 0.01,
  description: 'fails above this ratio, such as 0.6',
} as const;
