/**
 * Lets the page move again. Storybook holds all animations and transitions before it looks at a
 * story, and lets go of them afterwards, but not when a look has failed: on a page that all stories
 * share, every story after it would then stand still.
 */
export function releaseAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent?.includes('animation-play-state: paused !important')) style.remove();
  }
}
