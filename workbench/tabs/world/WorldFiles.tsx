import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { printWorldFile, readWorldFile } from '#mocks/engine/world-file.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { PanelStatus } from '../../PanelStatus.tsx';
import { useWorldRows } from '../../use-world-rows.ts';
import { usePanelWorld } from '../../panel-world.ts';

/** Exports the world as a file, and imports one. A broken file changes nothing. */
export function WorldFiles() {
  const snapshot = useWorldRows();
  const { engine } = usePanelWorld();
  const [problem, setProblem] = useState<string>();
  const [isImported, setIsImported] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { state, restore } = engine;
  if (!snapshot || !state || !restore) return null;
  const print = () => printWorldFile(state(), snapshot);
  const download = () => downloadJson(`${engine.opening().scenario.id}-world.json`, print());

  async function read(text: string): Promise<void> {
    setIsImported(false);
    setProblem(undefined);
    try {
      await restore?.(readWorldFile(text));
      setIsImported(true);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  return (
    <PanelSection title="Export and import">
      <div className="flex flex-wrap gap-2">
        <PanelButton Icon={Download} onClick={download}>
          Download
        </PanelButton>
        <CopyButton label="Copy as JSON" text={print} />
        <PanelButton Icon={Upload} onClick={() => input.current?.click()}>
          Import a file
        </PanelButton>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label="Import a file"
          onChange={({ target }) => {
            // The same file can be chosen again, after a repair.
            void target.files?.[0]?.text().then(read);
            target.value = '';
          }}
        />
      </div>
      {problem !== undefined && (
        <Alert tone="danger" size="compact" title="We couldn't import this">
          {problem} The world is unchanged.
        </Alert>
      )}
      <PanelStatus>{isImported && 'Imported.'}</PanelStatus>
    </PanelSection>
  );
}

/** Lets the browser save a JSON text as a file. */
function downloadJson(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
