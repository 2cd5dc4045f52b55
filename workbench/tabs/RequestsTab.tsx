import { Trash2 } from 'lucide-react';
import { useDeferredValue, useEffect, useReducer, useRef, useState } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { createKeptState } from '../kept-state.ts';
import { PanelButton } from '../PanelButton.tsx';
import { PanelSection } from '../PanelSection.tsx';
import { usePanelWorld } from '../panel-world.ts';
import { findRequests, type RequestFilter } from './requests/find-requests.ts';
import { HeldRequest } from './requests/HeldRequest.tsx';
import { RequestRow } from './requests/RequestRow.tsx';
import { counted } from '#src/domain/counted.ts';

/** How many requests are listed at first, and how many more at each press. */
const PAGE = 30;
/** How often the ages are read, in milliseconds. */
const TICK = 1_000;

const allRequests: RequestFilter = { text: '', hasOnlyProblems: false };
const useFilter = createKeptState(allRequests);
const useOpenRequest = createKeptState<number | undefined>(undefined);

/** The tab Requests of the panel: the calls of the app, and what can be made of them. */
export function RequestsTab() {
  const { engine, systemClock } = usePanelWorld();
  const { server, clock } = engine.opening();
  const [filter, setFilter] = useFilter();
  const [open, setOpen] = useOpenRequest();
  const [shown, setShown] = useState(PAGE);
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => systemClock.every(TICK, tick), [systemClock]);
  const search = useRef<HTMLDivElement>(null);
  const found = findRequests(server.seen, useDeferredValue(filter));
  const held = server.seen.filter(({ isHeld }) => isHeld);
  const now = clock.now();
  /** For when what had the focus is gone. */
  const focusSearch = () => search.current?.querySelector('input')?.focus();
  // A held request may also end by itself, as after a timeout of the app.
  const heldFocus = useLostFocus(focusSearch);

  function showAll(): void {
    setFilter(allRequests);
    focusSearch();
  }

  return (
    <div className="flex flex-col gap-8">
      {held.length > 0 && (
        <PanelSection
          title={held.length === 1 ? '1 request is held' : `${held.length} requests are held`}
        >
          <ul {...heldFocus} className="divide-y divide-line rounded-card border border-line">
            {held.map((request) => (
              <HeldRequest key={request.id} server={server} request={request} />
            ))}
          </ul>
        </PanelSection>
      )}
      <div className="flex flex-col gap-3">
        <div ref={search}>
          <SearchField
            aria-label="Filter by call, path or status"
            placeholder="Filter by call, path or status"
            value={filter.text}
            onChange={({ target }) => setFilter({ ...filter, text: target.value })}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label="Only problems"
            checked={filter.hasOnlyProblems}
            onChange={({ target }) => setFilter({ ...filter, hasOnlyProblems: target.checked })}
          />
          <div className="flex items-center gap-3">
            <p className="text-sm text-ink-muted tabular-nums">
              {counted(found.length, 'request')}
            </p>
            <PanelButton Icon={Trash2} onClick={() => server.forgetRequests()}>
              Clear
            </PanelButton>
          </div>
        </div>
        {found.length === 0 ? (
          <div className="flex flex-col items-start gap-2 text-sm text-ink-muted">
            <p>
              {server.seen.length === 0
                ? 'No requests yet. Use the app: its calls appear here.'
                : 'No request matches the filter.'}
            </p>
            {server.seen.length > 0 && (
              <PanelButton variant="link" onClick={showAll}>
                Show all requests
              </PanelButton>
            )}
          </div>
        ) : (
          <ul
            aria-label="Requests, the newest first"
            className="divide-y divide-line overflow-hidden rounded-card border border-line"
          >
            {found.slice(0, shown).map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                now={now}
                isOpen={request.id === open}
                onToggle={() => setOpen(request.id === open ? undefined : request.id)}
              />
            ))}
          </ul>
        )}
        {found.length > shown && (
          <PanelButton onClick={() => setShown(shown + PAGE)}>Show older requests</PanelButton>
        )}
      </div>
    </div>
  );
}
