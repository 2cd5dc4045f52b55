import { useCallback, useEffect, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * State that stands in the address, so that a view of a page can be sent to somebody else. A
 * story's frame has an address of its own, which nobody sees: Storybook's is told, too.
 *
 * @param initial what holds where the address says nothing; its keys are the names in the query
 */
export function useAddressState<State extends Readonly<Record<string, string>>>(
  initial: State,
): readonly [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(() => readState(initial));

  useEffect(() => {
    const own = new URL(window.location.href);
    const said = new URLSearchParams();
    for (const [key, value] of Object.entries(state)) {
      own.searchParams.delete(key);
      if (value === initial[key]) continue;
      own.searchParams.set(key, value);
      said.set(key, value);
    }
    if (own.href === window.location.href) return;
    window.history.replaceState(window.history.state, '', own);
    const story = own.searchParams.get('id');
    if (story === null) return;
    const query = said.size > 0 ? `&${said}` : '';
    addons.getChannel().emit(NAVIGATE_URL, `?path=/story/${story}${query}`, { replace: true });
  }, [state, initial]);

  const change = useCallback(
    (part: Partial<State>) => setState((before) => ({ ...before, ...part })),
    [],
  );
  return [state, change];
}

/** Takes a page's state and place out of the address, for the story that comes after it. */
export function clearAddress(initial: Readonly<Record<string, string>>): void {
  const own = new URL(window.location.href);
  for (const key of Object.keys(initial)) own.searchParams.delete(key);
  own.hash = '';
  window.history.replaceState(window.history.state, '', own);
}

function readState<State extends Readonly<Record<string, string>>>(initial: State): State {
  const said = new URLSearchParams(window.location.search);
  return Object.fromEntries(
    Object.entries(initial).map(([key, value]) => [key, said.get(key) ?? value]),
  ) as State;
}
