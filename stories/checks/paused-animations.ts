/**
 * Releases paused animations. Storybook pauses all of them while it checks a story, but does not release
 * them when a check fails. On a page that all stories share, no later story would move.
 */
export function releaseAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent?.includes('animation-play-state: paused !important')) style.remove();
  }
}

/**
 * Pauses all animations at their start, so that a story can look at what they animate, however long the
 * machine takes.
 *
 * @returns lets them play
 */
export function pauseAnimations(): () => void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '* { animation-play-state: paused !important; }';
  return () => style.remove();
}
