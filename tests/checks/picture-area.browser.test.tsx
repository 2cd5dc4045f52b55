import { afterEach, expect, it } from 'vitest';
import { pictureArea } from '#stories/checks/picture-area.ts';
import type { Subject } from '#stories/checks/parameters.ts';

const canvas = document.createElement('div');

afterEach(() => canvas.remove());

/** The height of the picture of a screen with this content. */
function heightOf(content: string, subject: Subject): number {
  canvas.innerHTML = `<main>${content}</main>`;
  document.body.replaceChildren(canvas);
  const parameters = { scenario: 'a-scenario', subject };
  return pictureArea({ id: 'a--story', canvas, settle: undefined, globals: {}, parameters }).height;
}

const card =
  '<div data-card style="height: 90px"><section aria-label="Stats" style="height: 40px">1</section></div>';

it('shows what a selector matches, or the card around a region, without what is cut off', () => {
  expect(heightOf(card, 'section')).toBe(40);
  expect(heightOf(card, { region: 'Stats' })).toBe(90);
  expect(heightOf(`<div style="height: 60px; overflow: auto">${card}</div>`, '[data-card]')).toBe(
    60,
  );
});

it('rejects a subject that is missing or hidden', () => {
  expect(() => heightOf(card, { region: 'Offers' })).toThrow('a--story does not show');
  expect(() => heightOf('<p hidden>1</p>', 'p')).toThrow('a--story does not show');
});
