import { useState } from 'react';
import { printFault } from '#mocks/faults/fault-text.ts';
import { hold, once, type Fault } from '#mocks/faults/faults.ts';
import { exchangeOf } from '#mocks/recording/exchange.ts';
import { faultOf, printOverride } from './fault-of.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { CopyButton } from '../../CopyButton.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelStatus } from '../../PanelStatus.tsx';
import { usePanelWorld } from '../../panel-world.ts';
import { ContractChecks } from './ContractChecks.tsx';
import { JsonText } from './JsonText.tsx';

/** What was sent and what came back, and what can be made of it. */
export function RequestDetails({ request }: { request: SeenRequest }) {
  const { engine } = usePanelWorld();
  const [status, setStatus] = useState('');
  const exchange = exchangeOf(request);
  const fault = faultOf(exchange);
  const { query, body, answer, faults } = request;

  function replay(): void {
    void engine.replay?.(request);
    setStatus('Sent again, as the current viewer.');
  }

  function addOnce(next: Fault): void {
    const added = once(next);
    engine.opening().server.addFault(added);
    setStatus(`Added ${printFault(added)}. Remove it in the Network tab.`);
  }

  return (
    <div className="flex flex-col gap-4 border-t border-line px-3 py-4">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          {engine.replay && <PanelButton onClick={replay}>Send again</PanelButton>}
          {fault && engine.replay && (
            <>
              <PanelButton onClick={() => addOnce(hold({ name: fault.call }))}>
                Hold the next call
              </PanelButton>
              <PanelButton onClick={() => addOnce(fault)}>
                Answer the next call like this
              </PanelButton>
              <CopyButton label="Copy as fault" text={() => printFault(fault)} />
            </>
          )}
          <CopyButton label="Copy as story override" text={() => printOverride(exchange)} />
        </div>
        <PanelStatus>{status}</PanelStatus>
      </div>
      <ContractChecks request={request} />
      {faults.length > 0 && (
        <section aria-label="Faults that applied" className="flex flex-col gap-1 text-sm">
          <h3 className="text-sm">Faults that applied</h3>
          <ul>
            {[...new Set(faults)].map((text) => (
              <li key={text}>
                <code className="wrap-anywhere">{text}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {Object.keys(query).length > 0 && <JsonText title="Query" value={query} />}
      {body !== undefined && <JsonText title="Body" value={body} />}
      <JsonText title="Answer" value={answer} />
    </div>
  );
}
