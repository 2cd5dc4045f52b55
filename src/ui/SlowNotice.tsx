import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SLOW_STOP, SLOW_TITLE } from '#src/ui/slow-text.ts';

export type SlowNoticeProps = {
  /** Called to stop waiting. The button is removed then, so move the focus. */
  onStop: () => void;
};

/** Tells that something has been pending for a long time, with a way out. Announced politely. */
export function SlowNotice({ onStop }: SlowNoticeProps) {
  return (
    <Alert
      tone="info"
      title={SLOW_TITLE}
      action={
        <Button size="sm" variant="secondary" onClick={onStop}>
          Stop waiting
        </Button>
      }
    >
      {SLOW_STOP}
    </Alert>
  );
}
