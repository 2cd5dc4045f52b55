import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scaleOf } from '#stories/foundations/tokens.ts';
import { tokenForms } from '#stories/foundations/token-forms.ts';

const css = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8');

it.each([
  ['radius', 'card', 'rounded-card'],
  ['transition-duration', 'quick', 'duration-quick'],
  ['container', 'page', 'max-w-page'],
] as const)('writes %s %s as %s, its variable and its value', (family, name, utility) => {
  const value = scaleOf(css, family).get(name) ?? '';
  expect(value).not.toBe('');
  expect(tokenForms(family, name, value)).toEqual([utility, `var(--${family}-${name})`, value]);
});
