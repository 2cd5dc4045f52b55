import { failurePart } from '#src/ui/failure-part.tsx';
import type { InlineFailureProps } from '#src/ui/InlineFailure.tsx';

/** An `InlineFailure` for a part whose code may be missing, whose own code loads when it is likely needed. */
export const LoadedInlineFailure = failurePart<InlineFailureProps>(
  'InlineFailure',
  async () => (await import('#src/ui/InlineFailure.tsx')).InlineFailure,
  ({ title, trouble }) => ({
    title,
    text: 'Check your connection and try again.',
    action: trouble.isOutdated ? 'Reload page' : 'Try again',
    onAct: trouble.isOutdated ? trouble.onReload : trouble.onRetry,
  }),
);
