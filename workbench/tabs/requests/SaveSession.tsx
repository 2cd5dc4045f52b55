import { Download } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { splitDrift } from '#mocks/recording/drift.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { downloadFile } from '../../download-file.ts';
import { usePanelWorld } from '../../panel-world.ts';
import { DriftLines } from '../DriftLines.tsx';
import { requestsCopy } from '../requests-copy.ts';
import { saveSession, type SavedSession } from './save-session.ts';

const copy = requestsCopy.save;

/** Makes a scenario of the requests, to copy or to download as a file. */
export function SaveSession({ seen }: { seen: readonly SeenRequest[] }) {
  const { engine, page } = usePanelWorld();
  const { scenario } = engine.opening();
  const [id, setId] = useState(`${scenario.id}-recorded`);
  const [title, setTitle] = useState(copy.defaultTitle(scenario.title));
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState<SavedSession>();
  const titleId = useId();

  async function make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setSaved(undefined);
    setProblem(undefined);
    setIsMaking(true);
    try {
      if (title.trim() === '') throw new Error(copy.untitled);
      const options = { id: id.trim(), title: title.trim(), page: page.path() };
      setSaved(await saveSession(seen, options));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setIsMaking(false);
    }
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h4 id={titleId} className="text-base">
          {copy.title}
        </h4>
        <p className="text-sm text-ink-muted">{copy.text}</p>
      </div>
      <form noValidate onSubmit={(event) => void make(event)} className="flex flex-col gap-4">
        <Field label={copy.id} hint={copy.idHint}>
          <Input
            autoComplete="off"
            spellCheck={false}
            value={id}
            onChange={(event) => setId(event.target.value)}
          />
        </Field>
        <Field label={copy.titleField}>
          <Input
            autoComplete="off"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" isBusy={isMaking} busyLabel={copy.making}>
          {copy.make}
        </Button>
      </form>
      {problem !== undefined && (
        <Alert tone="danger" size="compact" title={copy.failed}>
          {problem}
        </Alert>
      )}
      {saved && <SavedScenario saved={saved} />}
    </section>
  );
}

/** What a session has become, and its file. */
function SavedScenario({ saved: { recorded, printed } }: { saved: SavedSession }) {
  const { explained, faults, drift } = recorded;
  const count = splitDrift(drift).differences.length;
  return (
    <Alert
      tone="success"
      size="compact"
      title={copy.made}
      action={
        <>
          <CopyButton label={copy.copy} text={printed.code} />
          <Button
            size="sm"
            variant="secondary"
            icon={<Download aria-hidden strokeWidth={1.75} />}
            onClick={() => downloadFile(printed.file, printed.code, 'text/typescript')}
          >
            {copy.download}
          </Button>
        </>
      }
    >
      <p>
        {copy.explained(explained)} {copy.faults(faults.length)}
      </p>
      {count > 0 && <p>{copy.drift(count)}</p>}
      <DriftLines drift={drift} />
      <p className="wrap-anywhere">{copy.next(printed.file, printed.name)}</p>
    </Alert>
  );
}
