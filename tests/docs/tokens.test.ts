import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  distance,
  hexOf,
  markPairs,
  scaleOf,
  textPairs,
  tokenForms,
  tokensOf,
  type Theme,
} from '#stories/foundations/tokens.ts';
import { themeValues } from '../../.storybook/theme.ts';

const css = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8');

/** The tones of offer statuses in their soft form. */
const statusTones = ['warning', 'info', 'brand', 'success', 'danger', 'neutral'] as const;

function value(theme: Theme, name: string): string {
  const found = tokensOf(css, theme).get(name);
  if (found === undefined) throw new Error(`tokens.css has no --${name} in the ${theme} theme`);
  return found;
}

it('contrast matches known values', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
  // #767676 on white is the lightest gray that passes.
  expect(contrast('oklch(1 0 0)', 'oklch(0.5679 0 0)')).toBeCloseTo(4.54, 1);
});

it.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.62796 0.25768 29.2339)', '#ff0000'],
  ['oklch(0.86644 0.29483 142.4953)', '#00ff00'],
  ['oklch(0.45201 0.31321 264.052)', '#0000ff'],
  ['oklch(0.5103 0 0)', '#666666'],
])('%s is %s in sRGB', (oklch, hex) => {
  expect(hexOf(oklch)).toBe(hex);
});

it('distance matches known values', () => {
  expect(distance('oklch(1 0 0)', 'oklch(0 0 0)')).toBe(1);
  expect(distance('oklch(0.5 0.1 0)', 'oklch(0.5 0.1 180)')).toBeCloseTo(0.2);
});

it('hexOf rejects a color with alpha', () => {
  expect(() => hexOf('oklch(1 0 0 / 0.5)')).toThrow('not an opaque oklch() color');
});

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(textPairs)('text: %s on %s', (ink, on) => {
    expect(contrast(value(theme, ink), value(theme, on))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('mark: %s on %s', (mark, on) => {
    expect(contrast(value(theme, mark), value(theme, on))).toBeGreaterThanOrEqual(3);
  });

  // Badges of neighboring statuses are side by side in a list (product.md §4).
  it.each(
    statusTones.flatMap((one, index) =>
      statusTones.slice(index + 1).map((other) => [one, other] as const),
    ),
  )('the badges of the tones %s and %s can be told apart', (one, other) => {
    expect(distance(value(theme, `${one}-soft`), value(theme, `${other}-soft`))).toBeGreaterThan(
      0.025,
    );
  });

  it.each([20, 55, 85, 125, 160, 205, 250, 310])('initials on the avatar of hue %d', (hue) => {
    const ink = `oklch(${value(theme, 'avatar-ink')} ${hue})`;
    const soft = `oklch(${value(theme, 'avatar-soft')} ${hue})`;
    expect(contrast(ink, soft)).toBeGreaterThanOrEqual(4.5);
  });
});

it('both themes define the same names', () => {
  expect([...tokensOf(css, 'dark').keys()]).toEqual([...tokensOf(css, 'light').keys()]);
});

it('every color has a utility class', () => {
  for (const [name, text] of tokensOf(css, 'light')) {
    if (text.startsWith('oklch(')) expect(css).toContain(`--color-${name}: var(--${name});`);
  }
});

it.each(['light', 'dark'] as const)(
  'the theme of Storybook is derived from the %s tokens',
  (theme) => {
    const values = themeValues(css, theme);
    expect(values).toMatchObject({
      base: theme,
      textColor: hexOf(tokensOf(css, theme).get('ink') ?? ''),
      appBorderRadius: 10,
    });
    const colors = Object.entries(values).filter(([name]) => /color|bg|border$/i.test(name));
    expect(colors.length).toBeGreaterThan(15);
    for (const [name, value] of colors) expect(value, name).toMatch(/^#[0-9a-f]{6}$/);
    expect(values.brandTitle).toContain('Nearhand');
  },
);

it.each([
  ['radius', 'card', 'rounded-card'],
  ['transition-duration', 'quick', 'duration-quick'],
  ['container', 'page', 'max-w-page'],
] as const)('writes %s %s as %s, its variable and its value', (family, name, utility) => {
  const token = scaleOf(css, family).get(name) ?? '';
  expect(token).not.toBe('');
  expect(tokenForms(family, name, token)).toEqual([utility, `var(--${family}-${name})`, token]);
});
