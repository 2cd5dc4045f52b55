import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hexOf, tokensOf } from '#stories/foundations/tokens.ts';
import { themeValues } from '../../.storybook/theme.ts';

const css = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8');

it.each(['light', 'dark'] as const)('is derived from the %s tokens', (theme) => {
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
});
