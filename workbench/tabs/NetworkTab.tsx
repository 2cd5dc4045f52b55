import { AddFaultForm } from './network/AddFaultForm.tsx';
import { DialectSettings } from './network/DialectSettings.tsx';
import { FaultList } from './network/FaultList.tsx';
import { LatencySettings } from './network/LatencySettings.tsx';

/** The tab Network of the panel: how slow the network is, and which calls fail. */
export function NetworkTab() {
  return (
    <div className="@container flex flex-col gap-8">
      <LatencySettings />
      <DialectSettings />
      <FaultList />
      <AddFaultForm />
    </div>
  );
}
