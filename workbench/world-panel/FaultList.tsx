import type { ChangeEvent } from 'react';
import { Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { codeFont, errorColor, mutedColor } from './theme-values.ts';
import { worldPanelCopy } from './world-panel-copy.ts';
import type { FaultAnswer } from './world-messages.ts';

const copy = worldPanelCopy.faults;
/** Makes the next call of any kind fail. */
const NEXT_CALL_FAILS = '*:500@once';
const FIELD_ID = 'world-panel-fault';
const PROBLEM_ID = 'world-panel-fault-problem';

const Frame = styled.div({ padding: '12px 16px 16px' });
const List = styled.ul({ listStyle: 'none', margin: '0 0 12px', padding: 0 });
const Item = styled.li(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '6px 0',
  borderBottom: `1px solid ${theme.appBorderColor}`,
}));
const Fault = styled.code(({ theme }) => ({
  ...codeFont(theme),
  overflowWrap: 'anywhere',
}));
const Note = styled.p(({ theme }) => ({ margin: '0 0 12px', color: mutedColor(theme) }));
const Label = styled.label({ display: 'block', marginBottom: 4, fontWeight: 600 });
const Line = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
const Field = styled.div({ flex: '1 1 200px' });
const Problem = styled.p(({ theme }) => ({
  margin: '8px 0 0',
  overflowWrap: 'anywhere',
  color: errorColor(theme),
}));

/** What the {@link FaultList} needs. */
export interface FaultListProps {
  /** The faults that are on, in their text form. */
  readonly faults: readonly string[];
  /** The answer to the last fault that was added. */
  readonly answer: FaultAnswer | undefined;
  /** What is typed in the field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onAdd: (fault: string) => void;
  readonly onRemove: (fault: string) => void;
}

/** The faults of a story, and a field that adds one in its short form. */
export function FaultList(props: FaultListProps) {
  const { faults, answer, text, onText, onAdd, onRemove } = props;
  const fault = text.trim();
  const problem = answer?.fault === fault ? answer.problem : null;
  return (
    <Frame>
      {faults.length === 0 ? (
        <Note>{copy.none}</Note>
      ) : (
        <List aria-label={copy.label}>
          {faults.map((each, index) => (
            <Item key={`${each} ${timesBefore(faults, each, index)}`}>
              <Fault>{each}</Fault>
              <Button
                ariaLabel={copy.removeNamed(each)}
                size="small"
                onClick={() => onRemove(each)}
              >
                {copy.remove}
              </Button>
            </Item>
          ))}
        </List>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (fault !== '') onAdd(fault);
        }}
      >
        <Label htmlFor={FIELD_ID}>{copy.add}</Label>
        <Line>
          <Field>
            <Form.Input
              id={FIELD_ID}
              value={text}
              placeholder={copy.example}
              spellCheck={false}
              autoComplete="off"
              aria-invalid={problem !== null}
              aria-errormessage={problem === null ? undefined : PROBLEM_ID}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
                onText(currentTarget.value)
              }
            />
          </Field>
          <Button type="submit" ariaLabel={false} disabled={fault === ''}>
            {copy.submit}
          </Button>
          <Button ariaLabel={false} onClick={() => onAdd(NEXT_CALL_FAILS)}>
            {copy.failNext}
          </Button>
        </Line>
        {problem !== null && (
          <Problem id={PROBLEM_ID} role="alert">
            {problem}
          </Problem>
        )}
      </form>
    </Frame>
  );
}

/** Tells equal faults apart. */
function timesBefore(faults: readonly string[], fault: string, position: number): number {
  return faults.slice(0, position).filter((other) => other === fault).length;
}
