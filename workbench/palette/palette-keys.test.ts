import { expect, it, vi } from 'vitest';
import { createPaletteKeys } from './palette-keys.ts';

function open() {
  const window = new EventTarget();
  const keys = createPaletteKeys(window as Window);
  /** Presses keys. Returns whether the page gets the last one. */
  const press = (...pressed: string[]) =>
    pressed
      .map((key) => {
        const modified = { key: key.replace('^', ''), ctrlKey: key.startsWith('^') };
        const rest = { metaKey: false, altKey: false, shiftKey: false };
        return window.dispatchEvent(
          Object.assign(new Event('keydown', { cancelable: true }), modified, rest),
        );
      })
      .at(-1);
  return { keys, press };
}

it('opens and closes with Ctrl+K', () => {
  const { keys, press } = open();
  const listener = vi.fn();
  keys.subscribe(listener);
  expect(press('^k')).toBe(false);
  expect(keys.isOpen()).toBe(true);
  press('^k');
  expect(keys.isOpen()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('keeps what is typed until the palette gets the keys itself', () => {
  const { keys, press } = open();
  expect(press('a')).toBe(true);
  press('^k', 'o', 'f', 'x', 'Backspace');
  expect(press('f')).toBe(false);
  expect(keys.typed()).toBe('off');
  keys.endTyping();
  expect(press('e')).toBe(true);
});

it('closes with Escape before the palette is there, and stops for good', () => {
  const { keys, press } = open();
  press('^k', 'o', 'Escape');
  expect(keys.isOpen()).toBe(false);
  expect(keys.typed()).toBe('');
  expect(press('o')).toBe(true);
  keys.stop();
  expect(press('^k')).toBe(true);
});
