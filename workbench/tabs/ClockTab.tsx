import { Pause, Play } from 'lucide-react';
import { useState, useTransition } from 'react';
import {
  CLOCK_OFFSET_RULE,
  millisecondsOf,
  readClockOffset,
  type ClockOffset,
} from '#mocks/clock/clock-offset.ts';
import { Card } from '#src/ui/Card.tsx';
import { LineForm } from '../LineForm.tsx';
import { PanelButton } from '../PanelButton.tsx';
import { PanelSection } from '../PanelSection.tsx';
import { PanelStatus } from '../PanelStatus.tsx';
import { useWorkbench } from '../workbench-context.ts';
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
  const { engine, systemClock } = useWorkbench();
  const { clock } = engine.opening();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [moved, setMoved] = useState('');
  const [isReturning, startReturn] = useTransition();
  const isPresent = !clock.isStopped && Math.abs(clock.now() - systemClock.now()) < PRESENT;

  function advance(by: ClockOffset): void {
    const milliseconds = millisecondsOf(by);
    engine.advance(milliseconds);
    const length = describeOffset(milliseconds) || `${milliseconds} ms`;
    setMoved(`Moved forward by ${length}.`);
  }

  function advanceTyped(): void {
    const written = typed.trim();
    const offset = readClockOffset(/^\d/.test(written) ? `+${written}` : written);
    setError(offset === undefined ? `Enter ${CLOCK_OFFSET_RULE}.` : undefined);
    if (offset !== undefined) advance(offset);
  }

  function goBack(): void {
    setMoved(isPresent ? 'The app is already in the present.' : '');
    if (!isPresent) startReturn(() => engine.backToPresent());
  }

  return (
    <div className="flex flex-col gap-6">
      <Card padding="sm" tone="sunken" className="flex flex-col gap-4">
        <AppTime />
        <div className="flex flex-wrap gap-2">
          <PanelButton
            Icon={clock.isStopped ? Play : Pause}
            onClick={clock.isStopped ? engine.run : engine.stop}
          >
            {clock.isStopped ? 'Start the clock' : 'Stop the clock'}
          </PanelButton>
          <PanelButton
            isSoftDisabled={isPresent}
            isBusy={isReturning}
            busyLabel="Returning to the present"
            onClick={goBack}
          >
            Back to the present
          </PanelButton>
        </div>
      </Card>
      <PanelSection title="Move forward">
        <div className="grid grid-cols-3 gap-2">
          {STEPS.map(({ label, by }) => (
            <PanelButton key={by} onClick={() => advance(by)}>
              {label}
            </PanelButton>
          ))}
        </div>
        <LineForm
          label="Another time"
          hint="A number and ms, s, m, h or d, such as +31s or +1.5h."
          error={error}
          placeholder="+31s"
          value={typed}
          onText={setTyped}
          submitLabel="Move forward"
          onSubmit={advanceTyped}
        />
        <PanelStatus>{moved}</PanelStatus>
      </PanelSection>
      <PanelSection
        title="What follows this clock"
        text="The app's countdowns, relative times and polling. While the clock is stopped, calls still return after their latency, but delays from faults wait."
      >
        <p className="text-sm text-ink-muted">
          Rows keep their timestamps. "Start over" recreates them.
        </p>
      </PanelSection>
    </div>
  );
}
