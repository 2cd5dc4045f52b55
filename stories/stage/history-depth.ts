import { NavigationType } from 'react-router-dom';
import type { AppRouter } from '#src/app/App.tsx';

/**
 * Follows the history of a memory router, which doesn't tell its position.
 *
 * @returns a function that tells whether there is an entry before the current one
 */
export function watchHistory(router: AppRouter): () => boolean {
  let keys = [router.state.location.key];
  let position = 0;
  router.subscribe(({ location: { key }, historyAction }) => {
    if (key === keys[position]) return;
    if (historyAction === NavigationType.Pop) {
      position = Math.max(0, keys.indexOf(key));
      return;
    }
    if (historyAction === NavigationType.Push) position += 1;
    keys = [...keys.slice(0, position), key];
  });
  return () => position > 0;
}
