import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scaleOf, tokensOf } from '#stories/foundations/tokens.ts';
import { colorForms, tokenForms } from '#stories/foundations/token-forms.ts';

const css = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8');

it('writes a color as class, variable, value and hex', () => {
  expect(colorForms(css, 'surface', 'oklch(1 0 0)')).toEqual([
    'bg-surface',
    'var(--surface)',
    'oklch(1 0 0)',
    '#ffffff',
  ]);
});

it.each([
  ['ink-muted', 'text-ink-muted'],
  ['brand-ink', 'text-brand-ink'],
  ['on-solid', 'text-on-solid'],
  ['line-strong', 'border-line-strong'],
  ['focus', 'outline-focus'],
  ['scene-sky', 'fill-scene-sky'],
  ['danger-solid', 'bg-danger-solid'],
])('names the utility that %s is for: %s', (name, utility) => {
  expect(colorForms(css, name, 'oklch(0 0 0)')[0]).toBe(utility);
});

it('gives a translucent color no hex form', () => {
  expect(colorForms(css, 'overlay', 'oklch(0.2 0.02 168 / 0.48)')).toEqual([
    'bg-overlay',
    'var(--overlay)',
    'oklch(0.2 0.02 168 / 0.48)',
  ]);
});

it('gives a color no class that does not exist', () => {
  expect(colorForms(css, 'unnamed', 'oklch(0 0 0)')[0]).toBe('var(--unnamed)');
});

it.each(['light', 'dark'] as const)('names a class for every color of the %s theme', (theme) => {
  const colors = [...tokensOf(css, theme)].filter(([, value]) => value.startsWith('oklch('));
  expect(colors.length).toBeGreaterThan(40);
  const withoutClass = colors.filter(
    ([name, value]) => colorForms(css, name, value)[0] === `var(--${name})`,
  );
  expect(withoutClass).toEqual([]);
});

it.each([
  ['radius', 'card', 'rounded-card'],
  ['text', 'lg', 'text-lg'],
  ['transition-duration', 'quick', 'duration-quick'],
  ['container', 'page', 'max-w-page'],
] as const)('writes %s %s as %s, its variable and its value', (family, name, utility) => {
  const value = scaleOf(css, family).get(name) ?? '';
  expect(value).not.toBe('');
  expect(tokenForms(family, name, value)).toEqual([utility, `var(--${family}-${name})`, value]);
});
