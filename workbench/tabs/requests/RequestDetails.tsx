import { useState } from 'react';
import { printFault } from '#mocks/faults/fault-text.ts';
import { once } from '#mocks/faults/faults.ts';
import { exchangeOf } from '#mocks/recording/exchange.ts';
import { faultOf, printOverride } from '#mocks/recording/fault-of.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { Button } from '#src/ui/Button.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { useWorkbench } from '../../workbench-context.ts';
import { requestsCopy as copy } from '../requests-copy.ts';
import { ContractChecks } from './ContractChecks.tsx';
import { JsonText } from './JsonText.tsx';

/** What was sent and what came back, and what can be made of it. */
export function RequestDetails({ request }: { request: SeenRequest }) {
  const { engine } = useWorkbench();
  const [status, setStatus] = useState('');
  const exchange = exchangeOf(request);
  const fault = exchange && faultOf(exchange);
  const { query, body, answer, faults } = request;

  function failNext(): void {
    if (!fault) return;
    const added = once(fault);
    engine.opening().server.addFault(added);
    setStatus(copy.willFail(printFault(added)));
  }

  return (
    <div className="flex flex-col gap-4 border-t border-line px-3 py-4">
      {exchange && (
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            {fault && (
              <>
                <Button size="sm" variant="secondary" onClick={failNext}>
                  {copy.failNext}
                </Button>
                <CopyButton label={copy.copyFault} text={() => printFault(fault)} />
              </>
            )}
            <CopyButton label={copy.copyOverride} text={() => printOverride(exchange)} />
          </div>
          <p role="status" className="text-sm wrap-anywhere text-ink-muted empty:hidden">
            {status}
          </p>
        </div>
      )}
      <ContractChecks request={request} />
      {faults.length > 0 && (
        <section aria-label={copy.faults} className="flex flex-col gap-1 text-sm">
          <h4 className="text-sm">{copy.faults}</h4>
          <ul>
            {[...new Set(faults)].map((text) => (
              <li key={text}>
                <code className="wrap-anywhere">{text}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {Object.keys(query).length > 0 && <JsonText part="query" value={query} />}
      {body !== undefined && <JsonText part="body" value={body} />}
      <JsonText part="answer" value={answer} />
    </div>
  );
}
