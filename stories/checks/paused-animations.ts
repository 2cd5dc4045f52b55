/**
 * Releases paused animations. Storybook pauses all of them while it checks a story, but does not release
 * them when a check fails. On a page that all stories share, no later story would move.
 */
export function releaseAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent?.includes('animation-play-state: paused !important')) style.remove();
  }
}
