import type { ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SLOW_TEXT } from '#src/ui/slow-text.ts';

export type SlowNoticeProps = {
  /** What takes so long. By default, that it takes longer than usual. */
  children?: ReactNode;
  /** Label of the button. */
  stopLabel?: string | undefined;
  /** Called to stop waiting. The button goes away then, so move the focus. */
  onStop: () => void;
};

/**
 * A note under something that has been pending for a long time, with a way out. Announced politely.
 *
 * @example
 * {isSlow && <SlowNotice onStop={stopWaiting} />}
 */
export function SlowNotice({
  children = SLOW_TEXT,
  stopLabel = 'Stop waiting',
  onStop,
}: SlowNoticeProps) {
  return (
    <Alert
      tone="info"
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
