import { Download } from 'lucide-react';
import { useActionState, useState } from 'react';
import { splitDrift } from '#mocks/recording/drift.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { downloadFile } from '../../download-file.ts';
import { messageOf } from '#mocks/server/message-of.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { usePanelWorld } from '../../panel-world.ts';
import { TextField } from '../../TextField.tsx';
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
  const [outcome, make, isMaking] = useActionState<{ saved?: SavedSession; problem?: string }>(
    async () => {
      if (title.trim() === '') return { problem: copy.untitled };
      try {
        const options = { id: id.trim(), title: title.trim(), page: page.path() };
        return { saved: await saveSession(seen, options) };
      } catch (error) {
        return { problem: messageOf(error) };
      }
    },
    {},
  );

  return (
    <PanelSection title={copy.title} text={copy.text}>
      <form noValidate action={make} className="flex flex-col gap-4">
        <TextField label={copy.id} hint={copy.idHint} value={id} onText={setId} />
        <TextField label={copy.titleField} value={title} onText={setTitle} />
        <Button type="submit" variant="secondary" isBusy={isMaking} busyLabel={copy.making}>
          {copy.make}
        </Button>
      </form>
      {outcome.problem !== undefined && !isMaking && (
        <Alert tone="danger" size="compact" title={copy.failed}>
          {outcome.problem}
        </Alert>
      )}
      {outcome.saved && !isMaking && <SavedScenario saved={outcome.saved} />}
    </PanelSection>
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
          <PanelButton
            Icon={Download}
            onClick={() => downloadFile(printed.file, printed.code, 'text/typescript')}
          >
            {copy.download}
          </PanelButton>
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
