import { afterEach, expect, it } from 'vitest';
import { pictureArea } from '#stories/checks/picture-area.ts';
import type { Subject } from '#stories/stage/parameters.ts';
import type { ShownStory } from '#stories/stage/test-run.ts';

const canvas = document.createElement('div');

afterEach(() => canvas.remove());

/** The height of the picture of a screen with this content. */
function heightOf(content: string, subject: Subject): number {
  canvas.innerHTML = `<main>${content}</main>`;
  document.body.replaceChildren(canvas);
  const stage = {} as NonNullable<ShownStory['stage']>;
  return pictureArea({ id: 'a--story', canvas, stage, globals: {}, parameters: { subject } })
    .height;
}

const card =
  '<div data-card style="height: 90px"><section aria-label="Stats" style="height: 40px">1</section></div>';

it('shows what a selector matches, or the card around a region', () => {
  expect(heightOf(card, 'section')).toBe(40);
  expect(heightOf(card, { region: 'Stats' })).toBe(90);
});

it('leaves out what a scroll container cuts off', () => {
  const list = '<ul style="height: 500px"><li>1</li></ul>';
  expect(heightOf(`<div style="height: 60px; overflow: auto">${list}</div>`, 'ul')).toBe(60);
});

it('rejects a subject that is missing or hidden', () => {
  expect(() => heightOf(card, { region: 'Offers' })).toThrow('a--story does not show');
  expect(() => heightOf('<p hidden>1</p>', 'p')).toThrow('a--story does not show');
});
