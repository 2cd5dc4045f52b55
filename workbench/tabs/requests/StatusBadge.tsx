import type { ComponentProps } from 'react';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { requestsCopy } from '../requests-copy.ts';

type Ended = Pick<SeenRequest, 'status' | 'duration' | 'isHeld'>;

const copy = requestsCopy.status;

/** How a request has ended: its status, or why it has none. */
export function StatusBadge({ request }: { request: Ended }) {
  const [text, tone] = statusOf(request);
  return <Badge tone={tone}>{text}</Badge>;
}

function statusOf({
  status,
  duration,
  isHeld,
}: Ended): readonly [text: string, tone: ComponentProps<typeof Badge>['tone']] {
  if (isHeld) return [copy.held, 'warning'];
  if (status === undefined) {
    return duration === undefined ? [copy.pending, 'info'] : [copy.canceled, 'neutral'];
  }
  if (status === 0) return [copy.networkError, 'danger'];
  if (status >= 400) return [String(status), 'danger'];
  return [String(status), status < 300 ? 'success' : 'neutral'];
}
