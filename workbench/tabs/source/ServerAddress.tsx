import { useState, type SubmitEvent } from 'react';
import type { Sources } from '#mocks/engine/sources.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { sourceCopy } from '../source-copy.ts';

const copy = sourceCopy.server;

/** The real server's address. Connecting saves it and says whether the server responds. */
export function ServerAddress({ sources }: { readonly sources: Sources }) {
  const { address } = sources;
  const [known, setKnown] = useState(address);
  const [text, setText] = useState(address);
  const [error, setError] = useState<string>();
  const [isConnecting, setIsConnecting] = useState(false);
  const [isConnected, setIsConnected] = useState(false);

  // Another tab may set another address. What is typed here stays.
  if (known !== address) {
    setKnown(address);
    if (text === known) setText(address);
  }

  async function connect(): Promise<void> {
    setError(undefined);
    setIsConnected(false);
    try {
      sources.setAddress(text);
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
      return;
    }
    setText(sources.address);
    setIsConnecting(true);
    setIsConnected(await sources.check());
    setIsConnecting(false);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void connect();
  }

  return (
    <section aria-label={copy.title} className="flex flex-col gap-3">
      <h4 className="text-base">{copy.title}</h4>
      <form noValidate onSubmit={submit} className="flex items-end gap-2">
        <Field label={copy.address} hint={copy.hint} error={error} className="min-w-0 grow">
          <Input
            type="url"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" isBusy={isConnecting} busyLabel={copy.connecting}>
          {copy.connect}
        </Button>
      </form>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {isConnected && !sources.failure && copy.connected}
      </p>
    </section>
  );
}
