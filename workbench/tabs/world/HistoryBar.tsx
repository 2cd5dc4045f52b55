import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { usePanelWorld } from '../../panel-world.ts';
import { worldCopy } from '../world-copy.ts';
import type { WorldChanges } from './use-world-changes.ts';

const copy = worldCopy.history;

/** Undoes, redoes and resets changes of rows, those of the app included. */
export function HistoryBar({ changes }: { changes: WorldChanges }) {
  const { history } = usePanelWorld().engine;
  const [isResetting, setIsResetting] = useState(false);
  const { undoLabel, redoLabel } = history;

  async function reset(): Promise<void> {
    setIsResetting(false);
    await changes.reset();
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          isSoftDisabled={undoLabel === undefined}
          icon={<Undo2 aria-hidden strokeWidth={1.75} />}
          onClick={() => void changes.undo()}
        >
          {copy.undo}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          isSoftDisabled={redoLabel === undefined}
          icon={<Redo2 aria-hidden strokeWidth={1.75} />}
          onClick={() => void changes.redo()}
        >
          {copy.redo}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="ms-auto"
          aria-expanded={isResetting}
          icon={<RotateCcw aria-hidden strokeWidth={1.75} />}
          onClick={() => setIsResetting(!isResetting)}
        >
          {copy.reset}
        </Button>
      </div>
      <div role="status" className="text-sm text-ink-muted wrap-anywhere">
        {undoLabel === undefined && redoLabel === undefined && <p>{copy.none}</p>}
        {undoLabel !== undefined && <p>{copy.undoes(undoLabel)}</p>}
        {redoLabel !== undefined && <p>{copy.redoes(redoLabel)}</p>}
      </div>
      {isResetting && (
        <Alert
          tone="warning"
          size="compact"
          title={copy.resetTitle}
          action={
            <>
              <Button size="sm" variant="secondary" onClick={() => setIsResetting(false)}>
                {worldCopy.cancel}
              </Button>
              <Button size="sm" variant="danger" onClick={() => void reset()}>
                {copy.resetTitle}
              </Button>
            </>
          }
        >
          {copy.resetText}
        </Alert>
      )}
    </div>
  );
}
