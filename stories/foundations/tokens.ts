import { contrastOfLights, lightOf } from '../checks/colors.ts';

/** The color themes. */
export type Theme = 'light' | 'dark';

const selectors: Record<Theme, string> = {
  light: ":root,\n[data-theme='light'] {",
  dark: "\n[data-theme='dark'] {",
};

/**
 * Parses the custom properties of one theme from the source of tokens.css, by name.
 *
 * @example
 * tokensOf(css, 'dark').get('ink') // 'oklch(0.952 0.011 95)'
 */
export function tokensOf(css: string, theme: Theme): Map<string, string> {
  const start = css.indexOf(selectors[theme]);
  const block = css.slice(start, css.indexOf('\n}', start));
  return declarationsIn(block, /--([\w-]+):\s*([^;]+);/g);
}

/**
 * Parses a family of theme-independent tokens from the source of tokens.css, by the rest of their
 * names, in source order.
 *
 * @example
 * scaleOf(css, 'radius').get('card') // '0.75rem'
 */
export function scaleOf(css: string, family: string): Map<string, string> {
  const shared = css.slice(css.indexOf('\n@theme'));
  const token = new RegExp(String.raw`\n  --${family}-([\w-]+):\s*([^;]+);`, 'g');
  return declarationsIn(shared, token);
}

function declarationsIn(css: string, pattern: RegExp): Map<string, string> {
  return new Map(
    Array.from(css.matchAll(pattern), ([, name = '', value = '']) => [
      name,
      value.trim().replaceAll(/\s+/g, ' '),
    ]),
  );
}

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

/** Parses an opaque OKLCH color as OKLab coordinates. */
function labOf(oklch: string): readonly [lightness: number, a: number, b: number] {
  const parts = /^oklch\(([^)/]+)\)$/.exec(oklch)?.[1];
  if (parts === undefined) throw new Error(`${oklch} is not an opaque oklch() color`);
  const [l = 0, c = 0, h = 0] = parts.trim().split(/\s+/).map(Number);
  const hue = (h * Math.PI) / 180;
  return [l, c * Math.cos(hue), c * Math.sin(hue)];
}

/** Converts an OKLCH color to linear sRGB, clipped to the gamut. */
function linearOf(oklch: string): readonly [red: number, green: number, blue: number] {
  const [l, a, b] = labOf(oklch);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/**
 * Converts an opaque OKLCH color to sRGB hex.
 *
 * @throws Error when the color has alpha or is not `oklch()`, as does {@link contrast}
 *
 * @example
 * hexOf('oklch(1 0 0)') // '#ffffff'
 */
export function hexOf(oklch: string): string {
  const pairs = linearOf(oklch).map((linear) => {
    const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${pairs.join('')}`;
}

/**
 * The WCAG contrast ratio of two opaque OKLCH colors, from 1 to 21.
 *
 * @example
 * contrast('oklch(1 0 0)', 'oklch(0 0 0)') // 21
 */
export function contrast(one: string, other: string): number {
  return contrastOfLights(lightOf(linearOf(one)), lightOf(linearOf(other)));
}

/**
 * How different two opaque OKLCH colors look: their distance in OKLab. A difference of 0.02 is just
 * noticeable.
 *
 * @example
 * distance('oklch(1 0 0)', 'oklch(0 0 0)') // 1
 */
export function distance(one: string, other: string): number {
  const from = labOf(one);
  const to = labOf(other);
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

const backgrounds = ['surface', 'surface-raised', 'surface-sunken'];
const tones = ['success', 'warning', 'danger', 'info', 'neutral'];
const onBackgrounds = (ink: string) => backgrounds.map((on): [string, string] => [ink, on]);

/** Text colors and their backgrounds, which need a contrast of at least 4.5:1. */
export const textPairs: [ink: string, on: string][] = [
  ...['ink', 'ink-muted', 'brand', 'danger-solid', 'danger-ink', 'success-ink'].flatMap(
    onBackgrounds,
  ),
  ...tones.flatMap((tone): [string, string][] => [
    [`${tone}-ink`, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    ['on-solid', `${tone}-solid`],
  ]),
  ['brand-ink', 'brand'],
  ['brand-soft-ink', 'brand-soft'],
  ['brand-deep-ink', 'brand-deep'],
  ['brand', 'brand-soft'],
  ['ink', 'brand-soft'],
  ['accent-ink', 'accent'],
  ['ink', 'accent-soft'],
];

/** Colors of icons, control borders and focus rings with their backgrounds; at least 3:1. */
export const markPairs: [mark: string, on: string][] = [
  ...['line-strong', 'focus', 'accent-strong', ...tones.map((tone) => `${tone}-solid`)].flatMap(
    onBackgrounds,
  ),
  ...tones.map((tone): [string, string] => [`${tone}-solid`, `${tone}-soft`]),
];
