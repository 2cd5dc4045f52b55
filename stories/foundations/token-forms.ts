import { hexOf, scaleOf } from './tokens.ts';

/** The utility that a color is mostly for, by the beginning of its name. */
const COLOR_UTILITIES: readonly [names: RegExp, utility: string][] = [
  [/^(ink|on-solid)|-ink$/, 'text'],
  [/^line/, 'border'],
  [/^focus/, 'outline'],
  [/^scene/, 'fill'],
];

/**
 * The forms of a color, ready to paste: its class, its variable, its value, and the value in hex for
 * tools without OKLCH. A translucent color has no hex form.
 *
 * @param css the source of tokens.css
 * @example
 * colorForms(css, 'brand-soft', 'oklch(0.94 0.027 155)')
 * // ['bg-brand-soft', 'var(--brand-soft)', 'oklch(0.94 0.027 155)', '#def1e3']
 */
export function colorForms(css: string, name: string, value: string): string[] {
  const utility = COLOR_UTILITIES.find(([names]) => names.test(name))?.[1] ?? 'bg';
  return [
    ...(scaleOf(css, 'color').has(name) ? [`${utility}-${name}`] : []),
    `var(--${name})`,
    value,
    ...(value.includes('/') ? [] : [hexOf(value)]),
  ];
}

/** The classes of the families of tokens that do not depend on the theme, by the family's name. */
const UTILITIES = {
  font: 'font',
  text: 'text',
  radius: 'rounded',
  container: 'max-w',
  ease: 'ease',
  'transition-duration': 'duration',
  animate: 'animate',
} as const;

/**
 * The forms of another token, ready to paste: its class, its variable and its value.
 *
 * @example tokenForms('radius', 'card', '0.75rem') // ['rounded-card', 'var(--radius-card)', '0.75rem']
 */
export function tokenForms(family: keyof typeof UTILITIES, name: string, value: string): string[] {
  return [`${UTILITIES[family]}-${name}`, `var(--${family}-${name})`, value];
}
