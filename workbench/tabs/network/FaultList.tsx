import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { printFault } from '#mocks/faults/fault-text.ts';
import { anyCall, type Fault } from '#mocks/faults/faults.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { useWorkbench } from '../../workbench-context.ts';
import { describeConditions, describeEffect } from './describe-fault.ts';
import { counted } from '#src/domain/counted.ts';

export function FaultList() {
  const { engine } = useWorkbench();
  const { server } = engine.opening();
  const { faults } = server;
  const [status, setStatus] = useState('');
  const title = useRef<HTMLHeadingElement>(null);

  function keep(kept: readonly Fault[]): void {
    engine.setFaults(kept);
    setStatus('Removed.');
    // The button that was pressed is gone.
    title.current?.focus();
  }

  return (
    <PanelSection
      title={faults.length === 0 ? 'Faults' : counted(faults.length, 'fault')}
      titleRef={title}
      actions={faults.length > 1 && <PanelButton onClick={() => keep([])}>Remove all</PanelButton>}
    >
      {faults.length === 0 ? (
        <p className="text-sm text-ink-muted">
          No faults are on. Every call returns the data of the world.
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {faults.map((fault, index) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- two faults can be equal; none has a state
              key={`${index} ${printFault(fault)}`}
              className="flex items-start gap-2 py-2 ps-3 pe-1"
            >
              <FaultText fault={fault} isUsedUp={!server.activeFaults.includes(fault)} />
              <IconButton
                size="sm"
                label={`Remove ${printFault(fault)}`}
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
    </PanelSection>
  );
}

/** What a fault does, in words and in the form that an address has. */
function FaultText({ fault, isUsedUp }: { fault: Fault; isUsedUp: boolean }) {
  const conditions = describeConditions(fault);
  return (
    <div className="flex min-w-0 grow flex-col gap-0.5 py-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
        {fault.call === anyCall.name ? 'All calls' : fault.call}
        {isUsedUp && <Badge>Used up</Badge>}
      </p>
      <p>{[describeEffect(fault), ...conditions].join(', ')}</p>
      <code className="line-clamp-2 text-ink-muted wrap-anywhere">{printFault(fault)}</code>
    </div>
  );
}
