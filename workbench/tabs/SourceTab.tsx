import { useState } from 'react';
import { RESOURCES, withAuth, type RealServer } from '#mocks/engine/real-server.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { PanelButton } from '../PanelButton.tsx';
import { PanelSection } from '../PanelSection.tsx';
import { REAL } from '../real-resources.ts';
import { capitalized } from '../words.ts';
import { useWorkbench } from '../workbench-context.ts';
import { DriftLines } from './DriftLines.tsx';

/** The tab Source of the panel: which resources are mocked, and which come from a real server. */
export function SourceTab() {
  const { realServer } = useWorkbench().engine;
  if (!realServer) {
    return (
      <Alert tone="info" title="Only in a development build">
        <p>
          In this build, the mocks answer every call. A development build can take some resources
          from a real server. Start one with:
        </p>
        <code className="mt-2 block">VITE_API_BASE_URL=http://localhost:4010 npm run dev</code>
      </Alert>
    );
  }
  const { resources, drift } = realServer;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-ink-muted">
        Your server answers for the real resources, without faults and latency. The mocks answer the
        rest, as the viewer of the scenario, whoever signs in.
      </p>
      <ResourceChoice current={resources} />
      {resources.length > 0 && (
        <PanelSection title="Contract drift">
          {drift.length === 0 ? (
            <p className="text-sm text-ink-muted">
              Every response has matched the contract so far.
            </p>
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
    <PanelSection title="Real resources">
      <div className="grid grid-cols-2 gap-x-4">
        {RESOURCES.map((resource) => (
          <Checkbox
            key={resource}
            label={capitalized(resource)}
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
      <p className="text-sm text-ink-muted">
        Auth is sign-in, sign-up and verification. It comes with any other resource, since the
        server has to know who is signed in. Profiles belong to reviews.
      </p>
      <PanelButton variant="primary" className="self-start" onClick={reload}>
        Reload with these
      </PanelButton>
    </PanelSection>
  );
}
