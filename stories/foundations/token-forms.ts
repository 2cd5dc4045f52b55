/** The classes of the families of tokens that do not depend on the theme, by the family's name. */
const UTILITIES = {
  radius: 'rounded',
  container: 'max-w',
  ease: 'ease',
  'transition-duration': 'duration',
  animate: 'animate',
} as const;

/**
 * The forms of a token, ready to paste: its class, its variable and its value.
 *
 * @example tokenForms('radius', 'card', '0.75rem') // ['rounded-card', 'var(--radius-card)', '0.75rem']
 */
export function tokenForms(family: keyof typeof UTILITIES, name: string, value: string): string[] {
  return [`${UTILITIES[family]}-${name}`, `var(--${family}-${name})`, value];
}
