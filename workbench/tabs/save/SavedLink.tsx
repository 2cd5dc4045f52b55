import { MOST_ROWS_TEXT, printRows } from '#mocks/scenarios/rows-text.ts';
import type { RowChanges } from '#mocks/seeds/relative-rows.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { CodeBlock } from '../../CodeBlock.tsx';
import { CopyButton } from '../../CopyButton.tsx';
import { PanelSection } from '../../PanelSection.tsx';
import { useWorkbench } from '../../workbench-context.ts';
import { controlBody } from './print-saved.ts';

/**
 * The link to the state.
 *
 * @param props.changes the rows that differ from the scenario's; too many of them are left out
 */
export function SavedLink({ changes }: { changes: RowChanges | undefined }) {
  const { engine, linkTo, page } = useWorkbench();
  const isTooLong = changes !== undefined && printRows(changes).length > MOST_ROWS_TEXT;
  const state = { ...engine.state(), rows: isTooLong ? undefined : changes };
  const link = linkTo(state);
  return (
    <PanelSection title="Link to this state">
      <CodeBlock label="Link" code={link} copyLabel="Copy link" isWrapped>
        <CopyButton label="Copy for the HTTP mock API" text={controlBody(state, page.path())} />
      </CodeBlock>
      <p className="text-sm text-ink-muted">The body of POST /__mock/scenario.</p>
      {isTooLong && (
        <Alert tone="info" size="compact" title="The link opens other rows">
          Too many rows have changed to fit into a link. Save them as a scenario, or export them in
          the World tab.
        </Alert>
      )}
    </PanelSection>
  );
}
