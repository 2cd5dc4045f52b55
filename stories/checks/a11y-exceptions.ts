/** A rule of axe that a story does not follow, and why that does nobody harm. */
interface Exception {
  readonly rule: string;
  readonly reason: string;
  /** The day on which it was looked at last. */
  readonly since: `${number}-${number}-${number}`;
}

/** The only rules that are switched off anywhere; a test finds any other. */
export const exceptions = {
  'forced-colors': {
    rule: 'color-contrast',
    reason:
      'The system chooses these colors. The rule reads computed styles, which go on telling ours for text and the system’s for what lies behind it.',
    since: '2026-11-21',
  },
} as const satisfies Record<string, Exception>;

/**
 * The accessibility parameters of a story with an exception.
 *
 * @example parameters: { a11y: exempt('forced-colors') }
 */
export function exempt(id: keyof typeof exceptions) {
  return { config: { rules: [{ id: exceptions[id].rule, enabled: false }] } };
}
