import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scaleOf } from '#stories/foundations/tokens.ts';
import { viewports } from '#stories/checks/viewports.ts';

const css = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8');

it('shows every breakpoint of the tokens', () => {
  const breakpoints = [...scaleOf(css, 'breakpoint').values()];
  expect(breakpoints).toHaveLength(5);
  const widths: string[] = Object.values(viewports).map(({ styles }) => styles.width);
  for (const rem of breakpoints) expect(widths).toContain(`${Number.parseFloat(rem) * 16}px`);
});
