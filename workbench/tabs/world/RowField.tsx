import { Alert } from '#src/ui/Alert.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Input } from '#src/ui/Input.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Textarea } from '#src/ui/Textarea.tsx';
import { PanelButton } from '../../PanelButton.tsx';
import { worldCopy } from '../world-copy.ts';
import { inWords, labelOf, type Column } from './row-columns.ts';
import type { RowSummaries } from './row-summary.ts';

const copy = worldCopy.form;

/** What a {@link RowField} needs. */
export interface RowFieldProps {
  readonly column: Column;
  readonly text: string;
  /** What the column expects, if the text is something else. */
  readonly expected: string | undefined;
  /** The value that the app has given the column while the user edited it. */
  readonly theirs: string | undefined;
  readonly summaries: RowSummaries;
  readonly onText: (text: string) => void;
  readonly onResolve: (keeps: 'mine' | 'theirs') => void;
}

/** The field of a column, after its type. */
export function RowField({
  column,
  text,
  expected,
  theirs,
  summaries,
  onText,
  onResolve,
}: RowFieldProps) {
  const summary = column.target && summaries.of(column.target, Number(text));
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={labelOf(column)}
        hint={summary}
        error={expected && copy.expected(expected)}
        isOptional={column.isOptional}
      >
        <Control column={column} text={text} onText={onText} />
      </Field>
      {theirs !== undefined && (
        <Alert
          tone="warning"
          size="compact"
          title={copy.conflict}
          action={
            <>
              <PanelButton onClick={() => onResolve('mine')}>{copy.keepMine}</PanelButton>
              <PanelButton onClick={() => onResolve('theirs')}>{copy.useTheirs}</PanelButton>
            </>
          }
        >
          {theirs === '' ? copy.emptied : copy.theirs(theirs)}
        </Alert>
      )}
    </div>
  );
}

function Control({
  column: { kind, choices, isOptional },
  text,
  onText,
}: Pick<RowFieldProps, 'column' | 'text' | 'onText'>) {
  const props = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
  };
  switch (kind) {
    case 'choice':
      return (
        <Select {...props}>
          {isOptional && <option value="">{copy.noValue}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {inWords(choice)}
            </option>
          ))}
        </Select>
      );
    case 'paragraph':
      return <Textarea {...props} rows={3} />;
    case 'money':
      return <Input {...props} inputMode="decimal" prefix="$" autoComplete="off" />;
    case 'number':
    case 'reference':
      return <Input {...props} inputMode="numeric" autoComplete="off" />;
    case 'time':
    case 'day':
    case 'text':
      return <Input {...props} autoComplete="off" />;
    default:
      return kind satisfies never;
  }
}
