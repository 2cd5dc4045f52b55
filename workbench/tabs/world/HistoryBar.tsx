import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { usePanelWorld } from '../../panel-world.ts';
import { worldCopy } from '../world-copy.ts';
import type { WorldChanges } from './use-world-changes.ts';

const copy = worldCopy.history;

/** Undoes, redoes and resets changes of rows, those of the app included. */
export function HistoryBar({ changes }: { changes: WorldChanges }) {
  const { undoLabel, redoLabel } = usePanelWorld().engine.history;
  const [isResetting, setIsResetting] = useState(false);

  function reset(): void {
    setIsResetting(false);
    void changes.reset();
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <PanelButton
          isSoftDisabled={undoLabel === undefined}
          Icon={Undo2}
          onClick={() => void changes.undo()}
        >
          {copy.undo}
        </PanelButton>
        <PanelButton
          isSoftDisabled={redoLabel === undefined}
          Icon={Redo2}
          onClick={() => void changes.redo()}
        >
          {copy.redo}
        </PanelButton>
        <PanelButton
          variant="ghost"
          className="ms-auto"
          aria-expanded={isResetting}
          Icon={RotateCcw}
          onClick={() => setIsResetting(!isResetting)}
        >
          {copy.reset}
        </PanelButton>
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
              <PanelButton onClick={() => setIsResetting(false)}>{worldCopy.cancel}</PanelButton>
              <PanelButton variant="danger" onClick={reset}>
                {copy.resetTitle}
              </PanelButton>
            </>
          }
        >
          {copy.resetText}
        </Alert>
      )}
    </div>
  );
}
