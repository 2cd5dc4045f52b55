import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same, so that what is memoized doesn't re-render, and does what the last render's does. */
export function useStable<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
