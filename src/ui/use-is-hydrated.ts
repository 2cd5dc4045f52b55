import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has taken over the element: false in HTML rendered at build time, where nothing answers yet. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
