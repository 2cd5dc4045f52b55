import { Alert } from '#src/ui/Alert.tsx';
import { useWorkbench } from '../workbench-context.ts';
import { sourceCopy as copy } from './source-copy.ts';
import { DriftList } from './source/DriftList.tsx';
import { ResourceChoice } from './source/ResourceChoice.tsx';
import { ServerAddress } from './source/ServerAddress.tsx';

/** The tab Source of the panel: which resources are mocked, and which come from a real server. */
export function SourceTab() {
  const { sources } = useWorkbench().engine;
  if (!sources) {
    return (
      <Alert tone="info" title={copy.unavailable.title}>
        <p>{copy.unavailable.text}</p>
        <code className="mt-2 block">{copy.unavailable.command}</code>
      </Alert>
    );
  }
  const { failure, real, drift } = sources;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-sm text-ink-muted">{copy.intro}</p>
      <ServerAddress sources={sources} />
      {failure && (
        <Alert tone="danger" size="compact" title={copy.failure.titles[failure.kind]}>
          <p>{copy.failure.texts[failure.kind]}</p>
          <p>{copy.failure.call(failure.call)}</p>
        </Alert>
      )}
      <ResourceChoice sources={sources} />
      {(real.length > 0 || drift.length > 0) && <DriftList sources={sources} />}
    </div>
  );
}
