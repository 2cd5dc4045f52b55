import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { printFault } from '#mocks/faults/fault-text.ts';
import { anyCall, type Fault } from '#mocks/faults/faults.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { usePanelWorld } from '../../panel-world.ts';
import { networkCopy } from '../network-copy.ts';
import { describeConditions, describeEffect } from './describe-fault.ts';

const copy = networkCopy.faults;

/** The faults that are on, to remove. */
export function FaultList() {
  const { engine } = usePanelWorld();
  const { server } = engine.opening();
  const { faults } = server;
  const [status, setStatus] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();

  function keep(kept: readonly Fault[]): void {
    engine.setFaults(kept);
    setStatus(copy.removed);
    // The button that was pressed is gone.
    title.current?.focus();
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h4 ref={title} id={id} tabIndex={-1} className="rounded-small text-base">
          {copy.title(faults.length)}
        </h4>
        {faults.length > 1 && (
          <Button size="sm" variant="secondary" onClick={() => keep([])}>
            {copy.removeAll}
          </Button>
        )}
      </div>
      {faults.length === 0 ? (
        <p className="text-sm text-ink-muted">{copy.none}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {faults.map((fault) => (
            <li key={keyOf(fault)} className="flex items-start gap-2 py-2 ps-3 pe-1">
              <FaultText fault={fault} isUsedUp={!server.activeFaults.includes(fault)} />
              <IconButton
                size="sm"
                label={copy.remove(printFault(fault))}
                onClick={() => keep(faults.filter((other) => other !== fault))}
              >
                <X aria-hidden strokeWidth={1.75} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {status}
      </p>
    </section>
  );
}

const keys = new WeakMap<Fault, number>();
let lastKey = 0;

/** A key for the fault itself: two faults can be equal. */
function keyOf(fault: Fault): number {
  const known = keys.get(fault);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(fault, lastKey);
  return lastKey;
}

/** What a fault does, in words and in the form that an address has. */
function FaultText({ fault, isUsedUp }: { fault: Fault; isUsedUp: boolean }) {
  const conditions = describeConditions(fault);
  return (
    <div className="flex min-w-0 grow flex-col gap-0.5 py-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
        {fault.call === anyCall.name ? networkCopy.form.allCalls : fault.call}
        {isUsedUp && <Badge>{copy.usedUp}</Badge>}
      </p>
      <p>{[describeEffect(fault), ...conditions].join(', ')}</p>
      <code className="line-clamp-2 text-ink-muted wrap-anywhere">{printFault(fault)}</code>
    </div>
  );
}
