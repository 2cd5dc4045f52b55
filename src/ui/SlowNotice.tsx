import type { ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SLOW_STOP, SLOW_TITLE } from '#src/ui/slow-text.ts';

export type SlowNoticeProps = {
  /** What the user can do, as one sentence. */
  children?: ReactNode;
  /** Label of the button. */
  stopLabel?: string | undefined;
  /** Called to stop waiting. The button is removed then, so move the focus. */
  onStop: () => void;
};

/**
 * Tells that something has been pending for a long time, with a way out. Announced politely.
 *
 * @example
 * {isSlow && <SlowNotice onStop={stopWaiting} />}
 */
export function SlowNotice({
  children = SLOW_STOP,
  stopLabel = 'Stop waiting',
  onStop,
}: SlowNoticeProps) {
  return (
    <Alert
      tone="info"
      title={SLOW_TITLE}
      action={
        <Button size="sm" variant="secondary" onClick={onStop}>
          {stopLabel}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
