import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { millisecondsOf, type ClockOffset } from '#mocks/clock/clock-offset.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { workbenchCopy } from '../copy.ts';
import { usePanelWorld } from '../panel-world.ts';
import { clockCopy as copy } from './clock-copy.ts';
import { AdvanceForm } from './clock/AdvanceForm.tsx';
import { AppTime } from './clock/AppTime.tsx';
import { describeOffset } from './clock/describe-offset.ts';

const STEPS: readonly { readonly label: string; readonly by: ClockOffset }[] = [
  { label: '+1 s', by: '+1s' },
  { label: '+5 s', by: '+5s' },
  { label: '+30 s', by: '+30s' },
  { label: '+60 s', by: '+60s' },
  { label: '+1 hour', by: '+1h' },
  { label: '+1 day', by: '+1d' },
];

/** What is closer to the system's time than this, in milliseconds, counts as the present. */
const PRESENT = 500;

/** The tab Clock of the panel: the time of the app, which can be stopped and moved on. */
export function ClockTab() {
  const { engine, systemClock } = usePanelWorld();
  const { clock } = engine.opening();
  const [moved, setMoved] = useState('');
  const [isReturning, setIsReturning] = useState(false);
  const isPresent = !clock.isStopped && Math.abs(clock.now() - systemClock.now()) < PRESENT;

  function advance(milliseconds: number): void {
    engine.advance(milliseconds);
    setMoved(copy.moved(describeOffset(milliseconds) || `${milliseconds} ms`));
  }

  async function goBack(): Promise<void> {
    setMoved('');
    if (isPresent) {
      setMoved(copy.isPresent);
      return;
    }
    setIsReturning(true);
    try {
      await engine.backToPresent?.();
    } finally {
      setIsReturning(false);
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <h3 className="sr-only">{workbenchCopy.tabs.clock}</h3>
      <Card padding="sm" tone="sunken" className="flex flex-col gap-4">
        <AppTime />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={
              clock.isStopped ? (
                <Play aria-hidden strokeWidth={1.75} />
              ) : (
                <Pause aria-hidden strokeWidth={1.75} />
              )
            }
            onClick={() => (clock.isStopped ? engine.run() : engine.stop())}
          >
            {clock.isStopped ? copy.run : copy.stop}
          </Button>
          {engine.backToPresent && (
            <Button
              variant="secondary"
              size="sm"
              isSoftDisabled={isPresent}
              isBusy={isReturning}
              busyLabel={copy.returning}
              onClick={() => void goBack()}
            >
              {copy.backToPresent}
            </Button>
          )}
        </div>
      </Card>
      <section aria-label={copy.moveOn} className="flex flex-col gap-4">
        <h4 className="text-base">{copy.moveOn}</h4>
        <div className="grid grid-cols-3 gap-2">
          {STEPS.map(({ label, by }) => (
            <Button
              key={by}
              variant="secondary"
              size="sm"
              onClick={() => advance(millisecondsOf(by))}
            >
              {label}
            </Button>
          ))}
        </div>
        <AdvanceForm onAdvance={advance} />
        <p role="status" className="text-sm text-ink-muted empty:hidden">
          {moved}
        </p>
      </section>
      <section aria-label={copy.follows} className="flex flex-col gap-1 text-sm text-ink-muted">
        <h4 className="text-sm text-ink">{copy.follows}</h4>
        <p>{copy.followsText}</p>
        {engine.backToPresent && <p>{copy.rowsText}</p>}
      </section>
    </div>
  );
}
