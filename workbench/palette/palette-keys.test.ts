import { expect, it } from 'vitest';
import { createPaletteKeys } from './palette-keys.ts';

const window = new EventTarget();
const keys = createPaletteKeys(window as Window);

/** Presses a key, `^k` with Ctrl. Returns whether the page gets it. */
function press(key: string): boolean {
  const event = new Event('keydown', { cancelable: true });
  return window.dispatchEvent(
    Object.assign(event, { key: key.replace('^', ''), ctrlKey: key.startsWith('^') }),
  );
}

it('keeps what is typed after Ctrl+K until the palette gets the keys itself', () => {
  expect(press('a')).toBe(true);
  expect(press('^k')).toBe(false);
  expect(keys.state()).toBe(true);
  for (const key of ['o', 'f', 'x', 'Backspace', 'f']) expect(press(key)).toBe(false);
  expect(keys.typed()).toBe('off');
  keys.endTyping();
  expect(press('e')).toBe(true);
  press('^k');
  expect(keys.state()).toBe(false);
});

it('closes with Escape before the palette is there, and stops for good', () => {
  press('^k');
  press('Escape');
  expect(keys.state()).toBe(false);
  expect(press('o')).toBe(true);
  keys.stop();
  expect(press('^k')).toBe(true);
});
