/** The number of the slide that a carousel shows, from 1; null while it scrolls. */
export function slideInView(carousel: HTMLElement): number | null {
  const row = carousel.querySelector('ul');
  const at = [...carousel.querySelectorAll('[aria-hidden] > span')].findIndex((dot) =>
    dot.hasAttribute('data-current'),
  );
  const slide = row?.children[at];
  if (!row || !slide) return null;
  const offset = slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
  return Math.abs(offset) < 1 ? at + 1 : null;
}
