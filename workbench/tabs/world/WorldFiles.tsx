import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { WorldSnapshot } from '#mocks/db/world.ts';
import { printWorldFile, readWorldFile } from '#mocks/engine/world-file.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { CodeField } from '../../CodeField.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { downloadFile } from '../../download-file.ts';
import { createKeptState } from '../../kept-state.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { PanelStatus } from '../../PanelStatus.tsx';
import { usePanelWorld } from '../../panel-world.ts';
import { worldCopy } from '../world-copy.ts';

const copy = worldCopy.file;

const usePastedText = createKeptState('');

/** Exports the world as a file, and imports one. A broken file changes nothing. Without a state, there is no file. */
export function WorldFiles({ snapshot }: { snapshot: WorldSnapshot }) {
  const { engine } = usePanelWorld();
  const [pasted, setPasted] = usePastedText();
  const [problem, setProblem] = useState<string>();
  const [isImported, setIsImported] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const state = engine.state();
  if (!state) return null;
  const print = () => printWorldFile(state, snapshot);
  const download = () =>
    downloadFile(`${engine.opening().scenario.id}-world.json`, print(), 'application/json');

  /** @returns whether the world was replaced */
  async function restore(given: string): Promise<boolean> {
    setIsImported(false);
    try {
      await engine.restore(readWorldFile(given));
    } catch (error) {
      setProblem(messageOf(error));
      return false;
    }
    setProblem(undefined);
    setIsImported(true);
    return true;
  }

  return (
    <PanelSection title={copy.title}>
      <div className="flex flex-wrap gap-2">
        <PanelButton Icon={Download} onClick={download}>
          {copy.download}
        </PanelButton>
        <CopyButton label={copy.copy} text={print} />
        <PanelButton Icon={Upload} onClick={() => input.current?.click()}>
          {copy.choose}
        </PanelButton>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={copy.choose}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file can be chosen again, after a repair.
            void file?.text().then(restore);
            target.value = '';
          }}
        />
      </div>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void restore(pasted).then((isDone) => isDone && setPasted(''));
        }}
      >
        <CodeField label={copy.paste} hint={copy.pasteHint} value={pasted} onText={setPasted} />
        <PanelButton type="submit" className="self-start" isSoftDisabled={pasted.trim() === ''}>
          {copy.import}
        </PanelButton>
      </form>
      {problem !== undefined && (
        <Alert tone="danger" size="compact" title={copy.refused}>
          {problem} {copy.untouched}
        </Alert>
      )}
      <PanelStatus>{isImported && copy.imported}</PanelStatus>
    </PanelSection>
  );
}
