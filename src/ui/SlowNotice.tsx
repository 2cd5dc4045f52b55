import type { ReactNode } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

export type SlowNoticeProps = {
  /** What takes so long. */
  children: ReactNode;
  /** Label of the button. */
  stopLabel: string;
  /** Called to stop waiting. The button goes away then, so move the focus. */
  onStop: () => void;
};

/**
 * A note under something that has been pending for a long time, with a way out. Announced politely.
 *
 * @example
 * {isSlow && (
 *   <SlowNotice stopLabel="Stop waiting" onStop={stopWaiting}>
 *     This is taking longer than usual.
 *   </SlowNotice>
 * )}
 */
export function SlowNotice({ children, stopLabel, onStop }: SlowNoticeProps) {
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
