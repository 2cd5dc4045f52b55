import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { people } from '#mocks/fixtures/accounts.ts';
import type { SeenRequest } from '#mocks/server/request-log.ts';
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx';
import { describeOffset } from '../clock/describe-offset.ts';
import { inMilliseconds } from '../../words.ts';
import { addressOf } from './find-requests.ts';
import { hasDrift } from './request-checks.ts';
import { RequestDetails } from './RequestDetails.tsx';

export interface RequestRowProps {
  readonly request: SeenRequest;
  /** The app's current time, in milliseconds since the epoch. */
  readonly now: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A request of the list, which opens to what was sent and what came back. */
export function RequestRow({ request, now, isOpen, onToggle }: RequestRowProps) {
  const { call, method, duration, startedAt, viewer, faults } = request;
  const id = useId();
  const [outcome, tone] = outcomeOf(request);
  const facts = [
    ...(duration === undefined ? [] : [inMilliseconds(duration)]),
    ageOf(now - startedAt),
    viewerName(viewer),
  ];
  const marks = [...(faults.length > 0 ? ['Fault'] : []), ...(hasDrift(request) ? ['Drift'] : [])];
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex w-full items-start gap-2 px-3 py-2.5 text-start text-sm transition-colors duration-quick hover:bg-surface-sunken focus-visible:-outline-offset-2"
        onClick={onToggle}
      >
        <span className="flex min-w-0 grow flex-col gap-0.5">
          <span className="truncate font-semibold">{call}</span>
          <span className="truncate">
            {method} {addressOf(request)}
          </span>
          <span className="flex flex-wrap items-center gap-1.5 text-ink-muted tabular-nums">
            {facts.join(' · ')}
            {marks.map((text) => (
              <Badge key={text} tone="warning" size="sm">
                {text}
              </Badge>
            ))}
          </span>
        </span>
        <Badge tone={tone}>{outcome}</Badge>
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className={`mt-1 size-4 shrink-0 text-ink-muted ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <RequestDetails request={request} />}
      </div>
    </li>
  );
}

/** The age in its largest unit. @param milliseconds since the request */
function ageOf(milliseconds: number): string {
  const [length = ''] = describeOffset(milliseconds).split(',');
  return milliseconds < 1_000 ? 'now' : `${length} ago`;
}

/** The first name of a seeded user, or the number of another one. */
function viewerName(viewer: number | null): string {
  if (viewer === null) return 'signed out';
  const person = Object.values(people).find(({ id }) => id === viewer);
  return person?.first_name ?? `user ${viewer}`;
}

/** How a request has ended: its status, or why it has none. */
function outcomeOf({
  status,
  duration,
  isHeld,
}: SeenRequest): readonly [text: string, tone: BadgeTone] {
  if (isHeld) return ['Held', 'warning'];
  if (status === undefined) {
    return duration === undefined ? ['Pending', 'info'] : ['Canceled', 'neutral'];
  }
  if (status === 0) return ['Network error', 'danger'];
  if (status >= 400) return [String(status), 'danger'];
  return [String(status), status < 300 ? 'success' : 'neutral'];
}
