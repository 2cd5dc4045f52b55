import { Fragment } from 'react';
import { Badge } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { JsonBlock } from './JsonBlock.tsx';
import { mutedColor } from './theme-values.ts';
import { worldPanelCopy } from './world-panel-copy.ts';
import type { RequestDetails, RequestSummary } from './world-messages.ts';

const copy = worldPanelCopy.requests;

const List = styled.ol({ listStyle: 'none', margin: 0, padding: 0 });
const Item = styled.li(({ theme }) => ({ borderBottom: `1px solid ${theme.appBorderColor}` }));
const Opener = styled.button(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  width: '100%',
  padding: '8px 16px',
  border: 0,
  background: 'transparent',
  color: theme.color.defaultText,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: theme.background.hoverable },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: -2 },
}));
const Method = styled.span(({ theme }) => ({
  minWidth: 48,
  fontFamily: theme.typography.fonts.mono,
  color: mutedColor(theme),
}));
const Call = styled.span({ flex: '1 1 140px', fontWeight: 600, overflowWrap: 'anywhere' });
const Muted = styled.span(({ theme }) => ({ color: mutedColor(theme) }));
const Duration = styled(Muted)({ minWidth: 64, textAlign: 'end' });
const Details = styled.div({ padding: '4px 16px 16px' });
const Part = styled.h3(({ theme }) => ({
  margin: '12px 0 4px',
  fontSize: theme.typography.size.s1,
  color: mutedColor(theme),
}));
const Note = styled.p(({ theme }) => ({ margin: 0, padding: 16, color: mutedColor(theme) }));

/** What the {@link RequestList} needs. */
export interface RequestListProps {
  readonly requests: readonly RequestSummary[];
  /** The id of the open request. */
  readonly openId: number | null;
  /** Of the open request, once they have arrived. */
  readonly details: RequestDetails | undefined;
  /** Opens a request; null closes it. */
  readonly onOpen: (id: number | null) => void;
}

/** The requests of a story: call, status and duration, and what was sent and answered on opening. */
export function RequestList({ requests, openId, details, onOpen }: RequestListProps) {
  if (requests.length === 0) return <Note>{copy.none}</Note>;
  return (
    <List aria-label={copy.label}>
      {requests.map((request) => {
        const isOpen = request.id === openId;
        return (
          <Item key={request.id}>
            <Opener
              type="button"
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? null : request.id)}
            >
              <Method>{request.method}</Method>
              <Call>{request.call ?? copy.unknownCall}</Call>
              <Status status={request.status} isPending={request.duration === null} />
              <Duration>
                {request.duration === null ? '' : copy.duration(Math.round(request.duration))}
              </Duration>
            </Opener>
            {isOpen && (
              <Details>
                <Muted>{request.path}</Muted>
                {request.faults.length > 0 && <div>{copy.faults(request.faults.join(', '))}</div>}
                {details?.id === request.id && <Parts details={details} />}
              </Details>
            )}
          </Item>
        );
      })}
    </List>
  );
}

function Status({ status, isPending }: { status: number | null; isPending: boolean }) {
  if (status === null) return isPending ? <Badge status="neutral">{copy.pending}</Badge> : null;
  if (status === 0) return <Badge status="negative">{copy.networkError}</Badge>;
  return <Badge status={status < 400 ? 'positive' : 'negative'}>{status}</Badge>;
}

function Parts({ details }: { details: RequestDetails }) {
  const parts = (['query', 'body', 'answer'] as const).flatMap((name) => {
    const json = details[name];
    return json ? [{ label: copy[name], json }] : [];
  });
  if (parts.length === 0) return <p>{copy.nothing}</p>;
  return (
    <>
      {parts.map(({ label, json }) => (
        <Fragment key={label}>
          <Part>{label}</Part>
          <JsonBlock label={label} json={json} />
        </Fragment>
      ))}
    </>
  );
}
