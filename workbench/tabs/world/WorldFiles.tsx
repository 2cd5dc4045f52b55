import { Download, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { WorldSnapshot } from '#mocks/db/world.ts';
import { printWorldFile, readWorldFile } from '#mocks/engine/world-file.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { downloadJson } from '../../download-file.ts';
import { createKeptState } from '../../kept-state.ts';
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
  const id = useId();
  const state = engine.state();
  if (!state) return null;
  const print = () => printWorldFile(state, snapshot);

  /** @returns whether the world was replaced */
  async function restore(given: string): Promise<boolean> {
    setIsImported(false);
    try {
      await engine.restore(readWorldFile(given));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    }
    setProblem(undefined);
    setIsImported(true);
    return true;
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="text-base">
        {copy.title}
      </h3>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          icon={<Download aria-hidden strokeWidth={1.75} />}
          onClick={() => downloadJson(`${engine.opening().scenario.id}-world.json`, print())}
        >
          {copy.download}
        </Button>
        <CopyButton label={copy.copy} text={print} />
        <Button
          size="sm"
          variant="secondary"
          icon={<Upload aria-hidden strokeWidth={1.75} />}
          onClick={() => input.current?.click()}
        >
          {copy.choose}
        </Button>
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
        <Field label={copy.paste} hint={copy.pasteHint}>
          <Textarea
            rows={2}
            spellCheck={false}
            className="min-h-16! font-mono text-sm!"
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        </Field>
        <Button
          size="sm"
          variant="secondary"
          type="submit"
          className="self-start"
          isSoftDisabled={pasted.trim() === ''}
        >
          {copy.import}
        </Button>
      </form>
      {problem !== undefined && (
        <Alert tone="danger" size="compact" title={copy.refused}>
          {problem} {copy.untouched}
        </Alert>
      )}
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {isImported && copy.imported}
      </p>
    </section>
  );
}
