import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RequestFault } from '#mocks/faults/faults.ts';
import type { MockServer } from '#mocks/server/mock-server.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { requestsCopy } from '../requests-copy.ts';
import { AnswerEditor } from './AnswerEditor.tsx';
import { addressOf } from './find-requests.ts';
import { JsonText } from './JsonText.tsx';

const copy = requestsCopy.held;

/** What a {@link HeldRequest} needs. */
export interface HeldRequestProps {
  readonly server: MockServer;
  readonly request: SeenRequest;
  /** Called when it no longer waits, and had the focus. */
  readonly onFocusLost: () => void;
}

/** A request that waits, and what can become of it. */
export function HeldRequest({ server, request, onFocusLost }: HeldRequestProps) {
  const { id, method, query, body } = request;
  const call = request.call as RequestFault['call'];
  const item = useRef<HTMLLIElement>(null);
  const suggest = useCallback((status?: number) => server.rehearse(id, status), [server, id]);
  // It may also end without the reader, as after a timeout of the app.
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);

  return (
    <li ref={item} aria-label={call} className="flex flex-col gap-3 p-3">
      <p className="text-sm wrap-anywhere">
        <span className="block font-semibold">{call}</span>
        {method} {addressOf(request)}
      </p>
      {Object.keys(query).length > 0 && <JsonText part="query" value={query} />}
      {body !== undefined && <JsonText part="body" value={body} />}
      <div className="flex flex-wrap gap-2">
        <PanelButton variant="primary" onClick={() => server.release(id)}>
          {copy.goOn}
        </PanelButton>
        <PanelButton onClick={() => server.release(id, { call, kind: 'network' })}>
          {copy.fail}
        </PanelButton>
      </div>
      <AnswerEditor
        call={call}
        suggest={suggest}
        submitLabel={copy.answer}
        onAnswer={(answer) => server.release(id, answer)}
      />
    </li>
  );
}
