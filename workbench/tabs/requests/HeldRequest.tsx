import type { RequestFault } from '#mocks/faults/faults.ts';
import type { MockServer } from '#mocks/server/mock-server.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { PanelButton } from '../../PanelButton.tsx';
import { addressOf } from './find-requests.ts';
import { JsonText } from './JsonText.tsx';

/** A request that waits, and what can become of it. */
export function HeldRequest({ server, request }: { server: MockServer; request: SeenRequest }) {
  const { id, method, query, body } = request;
  const call = request.call as RequestFault['call'];
  return (
    <li aria-label={call} className="flex flex-col gap-3 p-3">
      <p className="text-sm wrap-anywhere">
        <span className="block font-semibold">{call}</span>
        {method} {addressOf(request)}
      </p>
      {Object.keys(query).length > 0 && <JsonText title="Query" value={query} />}
      {body !== undefined && <JsonText title="Body" value={body} />}
      <div className="flex flex-wrap gap-2">
        <PanelButton variant="primary" onClick={() => server.release(id)}>
          Let it through
        </PanelButton>
        <PanelButton onClick={() => server.release(id, { call, kind: 'network' })}>
          Fail it with a network error
        </PanelButton>
      </div>
    </li>
  );
}
