import { useState } from 'react';
import { RESOURCES, withAuth, type RealServer } from '#mocks/engine/real-server.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { PanelButton } from '../PanelButton.tsx';
import { PanelSection } from '../PanelSection.tsx';
import { REAL } from '../real-resources.ts';
import { useWorkbench } from '../workbench-context.ts';
import { DriftLines } from './DriftLines.tsx';
import { sourceCopy as copy } from './source-copy.ts';

/** The tab Source of the panel: which resources are mocked, and which come from a real server. */
export function SourceTab() {
  const { realServer } = useWorkbench().engine;
  if (!realServer) {
    return (
      <Alert tone="info" title={copy.unavailable.title}>
        <p>{copy.unavailable.text}</p>
        <code className="mt-2 block">{copy.unavailable.command}</code>
      </Alert>
    );
  }
  const { resources, drift } = realServer;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-ink-muted">{copy.intro}</p>
      <ResourceChoice current={resources} />
      {resources.length > 0 && (
        <PanelSection title={copy.drift.title}>
          {drift.length === 0 ? (
            <p className="text-sm text-ink-muted">{copy.drift.none}</p>
          ) : (
            <div className="text-sm">
              <DriftLines drift={drift} />
            </div>
          )}
        </PanelSection>
      )}
    </div>
  );
}

function ResourceChoice({ current }: { current: RealServer['resources'] }) {
  const { page } = useWorkbench();
  const [chosen, setChosen] = useState(current);

  function reload(): void {
    const [path = '', hash] = page.path().split('#');
    const mark = path.includes('?') ? '&' : '?';
    page.load(`${path}${mark}${REAL}=${chosen.join(',')}${hash === undefined ? '' : `#${hash}`}`);
  }

  return (
    <PanelSection title={copy.resources}>
      <div className="grid grid-cols-2 gap-x-4">
        {RESOURCES.map((resource) => (
          <Checkbox
            key={resource}
            label={resource.charAt(0).toUpperCase() + resource.slice(1)}
            checked={chosen.includes(resource)}
            onChange={({ target: { checked } }) =>
              setChosen(
                withAuth(
                  RESOURCES.filter((each) => (each === resource ? checked : chosen.includes(each))),
                ),
              )
            }
          />
        ))}
      </div>
      <p className="text-sm text-ink-muted">{copy.scope}</p>
      <PanelButton variant="primary" className="self-start" onClick={reload}>
        {copy.reload}
      </PanelButton>
    </PanelSection>
  );
}
