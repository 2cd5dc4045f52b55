import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { useWorkbench } from '../../workbench-context.ts';
import { scenarioCopy as copy } from '../scenario-copy.ts';

/** The scenario that is open: its name, the link to the state it is in, and a way to start over. */
export function OpenScenario() {
  const { engine, linkTo } = useWorkbench();
  const { scenario } = engine.opening();
  const [isResetting, setIsResetting] = useState(false);
  const [outcome, setOutcome] = useState('');

  async function startOver(): Promise<void> {
    setIsResetting(true);
    setOutcome('');
    try {
      await engine.reset();
      setOutcome(copy.startedOver);
    } finally {
      setIsResetting(false);
    }
  }

  return (
    <Card padding="sm" tone="sunken" className="flex flex-col gap-3">
      <div className="wrap-anywhere">
        <p className="text-sm text-ink-muted">{copy.current}</p>
        <p className="font-semibold">{scenario.title}</p>
        <p className="text-sm text-ink-muted">{scenario.id}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton label={copy.copyLink} text={linkTo()} />
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCcw aria-hidden strokeWidth={1.75} />}
          isBusy={isResetting}
          busyLabel={copy.startingOver}
          onClick={() => void startOver()}
        >
          {copy.startOver}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {outcome}
      </p>
    </Card>
  );
}
