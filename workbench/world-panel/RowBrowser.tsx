import type { ChangeEvent } from 'react';
import { Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { JsonBlock } from './JsonBlock.tsx';
import { codeFont, mutedColor } from './theme-values.ts';
import { worldPanelCopy } from './world-panel-copy.ts';
import { ROWS_PER_PAGE, type RowRange, type StagedWorld } from './world-messages.ts';

const copy = worldPanelCopy.rows;

const Tools = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 16px',
});
const Label = styled.label({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 });
const Range = styled.span(({ theme }) => ({
  color: mutedColor(theme),
  marginInlineStart: 'auto',
}));
const List = styled.ul({ listStyle: 'none', margin: 0, padding: 0 });
const Item = styled.li(({ theme }) => ({ borderTop: `1px solid ${theme.appBorderColor}` }));
const Summary = styled.summary(({ theme }) => ({
  padding: '8px 16px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ...codeFont(theme),
  '&:hover': { background: theme.background.hoverable },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}));
const Row = styled.div({ padding: '0 16px 12px' });
const Note = styled.p(({ theme }) => ({
  margin: 0,
  padding: '4px 16px 16px',
  color: mutedColor(theme),
}));

/** How much of a row its summary has, in characters; the panel's width cuts it further. */
const SUMMARY_LENGTH = 200;

/** What the {@link RowBrowser} needs. */
export interface RowBrowserProps {
  readonly world: Pick<StagedWorld, 'tables' | 'rows'>;
  readonly range: RowRange;
  readonly onRange: (range: RowRange) => void;
}

/** The rows of a world, one table at a time. Each row opens to its JSON. */
export function RowBrowser({ world: { tables, rows }, range, onRange }: RowBrowserProps) {
  const { table, from } = range;
  const total = tables.find(({ name }) => name === table)?.count ?? 0;
  const to = Math.min(from + ROWS_PER_PAGE, total);
  const isCurrent = rows?.table === table && rows.from === from;
  return (
    <>
      <Tools>
        <Label>
          {copy.table}
          <Form.Select
            value={table}
            onChange={({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
              const next = tables.find(({ name }) => name === value);
              if (next) onRange({ table: next.name, from: 0 });
            }}
          >
            {tables.map(({ name, count }) => (
              <option key={name} value={name}>
                {copy.option(name, count)}
              </option>
            ))}
          </Form.Select>
        </Label>
        {total > ROWS_PER_PAGE && (
          <>
            <Range>{copy.range(from + 1, to, total)}</Range>
            <Button
              ariaLabel={false}
              size="small"
              disabled={from === 0}
              onClick={() => onRange({ table, from: Math.max(0, from - ROWS_PER_PAGE) })}
            >
              {copy.newer}
            </Button>
            <Button
              ariaLabel={false}
              size="small"
              disabled={to >= total}
              onClick={() => onRange({ table, from: to })}
            >
              {copy.older}
            </Button>
          </>
        )}
      </Tools>
      {total === 0 ? (
        <Note>{copy.none}</Note>
      ) : (
        <List aria-label={copy.label}>
          {(isCurrent ? rows.rows : []).map(({ id, json }) => (
            <Item key={id}>
              <details>
                <Summary>{json.text.slice(0, SUMMARY_LENGTH).replaceAll(/\s+/g, ' ')}</Summary>
                <Row>
                  <JsonBlock label={String(id)} json={json} />
                </Row>
              </details>
            </Item>
          ))}
        </List>
      )}
    </>
  );
}
