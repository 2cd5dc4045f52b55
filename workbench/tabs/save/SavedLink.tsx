import { useId } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { CodeBlock } from '../../CodeBlock.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { useWorkbench } from '../../workbench-context.ts';
import { saveCopy } from '../save-copy.ts';
import { controlBody } from './print-saved.ts';

const copy = saveCopy.link;

/** The link to the state, and what it leaves out. */
export function SavedLink({ isChanged }: { isChanged: boolean }) {
  const { engine, linkTo, page } = useWorkbench();
  const id = useId();
  const link = linkTo();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-base">
        {copy.title}
      </h3>
      <CodeBlock label={copy.label} code={link} isWrapped />
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton label={copy.copy} text={link} />
        <CopyButton label={copy.copyBody} text={controlBody(engine.state(), page.path())} />
      </div>
      <p className="text-sm text-ink-muted">{copy.bodyHint}</p>
      {isChanged && (
        <Alert tone="info" size="compact" title={copy.changedTitle}>
          {copy.changed}
        </Alert>
      )}
    </section>
  );
}
