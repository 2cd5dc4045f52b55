import { useCallback, useEffect, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * State in the URL, so a view of a page can be shared. A story's iframe has a URL that is not
 * visible, so the URL of Storybook itself is updated too.
 *
 * @param initial the defaults, which the URL omits; its keys are the parameter names
 * @returns the state, and a function that merges a change into it
 */
export function useAddressState<State extends Readonly<Record<string, string>>>(
  initial: State,
): readonly [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(() => readState(initial));

  useEffect(() => {
    const url = new URL(window.location.href);
    const params = new URLSearchParams();
    for (const [key, value] of Object.entries(state)) {
      url.searchParams.delete(key);
      if (value === initial[key]) continue;
      url.searchParams.set(key, value);
      params.set(key, value);
    }
    if (url.href === window.location.href) return;
    window.history.replaceState(window.history.state, '', url);
    const story = url.searchParams.get('id');
    if (story === null) return;
    const query = params.size > 0 ? `&${params}` : '';
    addons.getChannel().emit(NAVIGATE_URL, `?path=/story/${story}${query}`, { replace: true });
  }, [state, initial]);

  const change = useCallback(
    (part: Partial<State>) => setState((before) => ({ ...before, ...part })),
    [],
  );
  return [state, change];
}

/**
 * Removes a page's state and hash from the URL when its story is left, so they do not leak into the next
 * one. Storybook may remount a story right after it has opened; the URL then stays as it is.
 *
 * @param story the id of the story that ends
 */
export function clearAddress(initial: Readonly<Record<string, string>>, story: string): void {
  const url = new URL(window.location.href);
  // A test run has no id in its URL.
  if (url.searchParams.get('id') === story) return;
  for (const key of Object.keys(initial)) url.searchParams.delete(key);
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
}

function readState<State extends Readonly<Record<string, string>>>(initial: State): State {
  const params = new URLSearchParams(window.location.search);
  return Object.fromEntries(
    Object.entries(initial).map(([key, value]) => [key, params.get(key) ?? value]),
  ) as State;
}
