import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, markPairs, textPairs, tokensOf, type Theme } from '#src/ui/styles/tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function value(theme: Theme, name: string): string {
  const found = tokensOf(css, theme).get(name);
  if (found === undefined) throw new Error(`tokens.css has no --${name} in the ${theme} theme`);
  return found;
}

test('contrast agrees with known figures', () => {
  expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
  // #767676 on white, the lightest grey that passes.
  expect(contrast('oklch(1 0 0)', 'oklch(0.5679 0 0)')).toBeCloseTo(4.54, 1);
});

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(textPairs)('text: %s on %s', (ink, on) => {
    expect(contrast(value(theme, ink), value(theme, on))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(markPairs)('mark: %s on %s', (mark, on) => {
    expect(contrast(value(theme, mark), value(theme, on))).toBeGreaterThanOrEqual(3);
  });

  test.each([20, 55, 85, 125, 160, 205, 250, 310])('initials on the avatar of hue %d', (hue) => {
    const ink = `oklch(${value(theme, 'avatar-ink')} ${hue})`;
    const soft = `oklch(${value(theme, 'avatar-soft')} ${hue})`;
    expect(contrast(ink, soft)).toBeGreaterThanOrEqual(4.5);
  });
});

test('both themes define the same names', () => {
  expect([...tokensOf(css, 'dark').keys()]).toEqual([...tokensOf(css, 'light').keys()]);
});

test('every colour is a class', () => {
  for (const [name, text] of tokensOf(css, 'light')) {
    if (text.startsWith('oklch(')) expect(css).toContain(`--color-${name}: var(--${name});`);
  }
});
