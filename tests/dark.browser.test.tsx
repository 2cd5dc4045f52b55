import '#src/ui/styles/index.css';
import { expect, it } from 'vitest';
import { otherThemeViolations } from '#stories/stage/other-theme.ts';

it('finds an ink that holds in one theme only', async () => {
  const text = document.body.appendChild(document.createElement('p'));
  text.textContent = 'Hard to read in the dark';
  text.style.cssText = 'color: #222; background: var(--surface)';
  const found = await otherThemeViolations(document.body);
  text.remove();
  expect(found.join('\n')).toContain('color-contrast (dark)');
});
