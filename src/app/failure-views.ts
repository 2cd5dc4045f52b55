import { failurePart } from '#src/ui/failure-part.tsx';
import { LoadedInlineFailure } from '#src/ui/inline-failure.ts';
import { shellCopy } from './copy.ts';
import type { MissingScreenProps } from './MissingScreen.tsx';

const { missingScreen, routeError } = shellCopy;

/** In place of a screen whose code could not be loaded. */
export const MissingScreenView = failurePart<MissingScreenProps>(
  'MissingScreen',
  async () => (await import('./MissingScreen.tsx')).MissingScreen,
  ({ onRetry }) => ({ ...missingScreen, action: missingScreen.retry, onAct: onRetry }),
);

/** In place of a screen that has thrown. */
export const BrokenScreenView = failurePart<{ onReload: () => void }>(
  'BrokenScreen',
  async () => (await import('./BrokenScreen.tsx')).BrokenScreen,
  ({ onReload }) => ({ ...routeError, action: routeError.reload, onAct: onReload }),
);

/** What the app loads with the first input, before anything can fail. */
export const failureViews = [MissingScreenView, BrokenScreenView, LoadedInlineFailure] as const;
