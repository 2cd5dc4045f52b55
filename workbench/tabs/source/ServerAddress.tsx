import { useState } from 'react';
import type { Sources } from '#mocks/engine/sources.ts';
import { LineForm } from '../../LineForm.tsx';
import { messageOf } from '#mocks/server/message-of.ts';
import { PanelSection } from '../../PanelSection.tsx';
import { PanelStatus } from '../../PanelStatus.tsx';
import { sourceCopy } from '../source-copy.ts';

const copy = sourceCopy.server;

/** The real server's address. Connecting saves it and says whether the server responds. */
export function ServerAddress({ sources }: { readonly sources: Sources }) {
  const { address } = sources;
  // Another tab may set another address. What is typed here stays.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? address;
  const [error, setError] = useState<string>();
  const [isConnecting, setIsConnecting] = useState(false);
  const [isConnected, setIsConnected] = useState(false);

  async function connect(): Promise<void> {
    setError(undefined);
    setIsConnected(false);
    try {
      sources.setAddress(text);
    } catch (problem) {
      setError(messageOf(problem));
      return;
    }
    setTyped(undefined);
    setIsConnecting(true);
    setIsConnected(await sources.check());
    setIsConnecting(false);
  }

  return (
    <PanelSection title={copy.title}>
      <LineForm
        label={copy.address}
        hint={copy.hint}
        error={error}
        type="url"
        value={text}
        onText={setTyped}
        submitLabel={copy.connect}
        isBusy={isConnecting}
        busyLabel={copy.connecting}
        onSubmit={() => void connect()}
      />
      <PanelStatus>{isConnected && !sources.failure && copy.connected}</PanelStatus>
    </PanelSection>
  );
}
