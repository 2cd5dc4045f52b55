import { useDeferredValue } from 'react';
import { Container } from '#src/ui/Container.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { search } from '#workbench/palette/find-entries.ts';
import { searchedState } from '#workbench/palette/state-opening.ts';
import { SIGN_OFF_LABELS, SIGN_OFFS } from '../../states/decisions.ts';
import type { State } from '../../states/parse-states.ts';
import { states } from '../../states/state-list.ts';
import { useAddressState } from './address-state.ts';
import { areas, claims, countShown } from './claims.ts';
import { StateRow } from './StateRow.tsx';
import { allStates, StatesFilter, type StatesQuery } from './StatesFilter.tsx';
import { recordedDecisions, stateSignOff } from './sign-offs.ts';
import { StoryTiles } from './StoryTiles.tsx';

const searched = states.map((state) => ({ ...searchedState(state), state }));

/**
 * Every state of the product, where it is shown, which ones are missing, and which pictures are approved. The areas
 * come first, since all states at once are too many to read.
 */
export function StatesPage() {
  const [query, setQuery] = useAddressState(allStates);
  // Keeps the fields responsive while the long list re-renders.
  const listed = useDeferredValue(query);
  const found = findStates(listed);

  return (
    <Container asChild>
      <main className="flex flex-col gap-8 py-8 md:py-12">
        <header className="flex flex-col gap-3">
          <h1>States</h1>
          <p className="max-w-reading text-lg text-ink-muted">
            Everything that the product can look like, by the specification. A state counts as shown
            when a story, a test or a flow names it; a story must then have its texts on the screen.
          </p>
          <p className="text-lg font-semibold tabular-nums">
            {countShown(states)} of {states.length} are shown.
          </p>
        </header>
        <StatesFilter query={query} found={found.length} onChange={setQuery} />
        {found.length === states.length ? (
          <>
            <Areas onChoose={(area) => setQuery({ area })} />
            <SignOffCounts />
          </>
        ) : (
          <FoundStates found={found} view={listed.view} />
        )}
      </main>
    </Container>
  );
}

function FoundStates({ found, view }: { found: readonly State[]; view: string }) {
  if (found.length === 0) {
    return (
      <EmptyState picture={<Scene name="empty-desk" />} title="No state matches">
        Try other words, or all areas and kinds.
      </EmptyState>
    );
  }
  if (view === 'tiles') return <StoryTiles states={found} />;
  return (
    <ul className="flex flex-col divide-y divide-line border-t border-line-strong">
      {found.map((state) => (
        <StateRow key={state.id} state={state} shownIn={claims.get(state.id) ?? []} />
      ))}
    </ul>
  );
}

/** One tile per area, with its progress. */
function Areas({ onChoose }: { onChoose: (area: string) => void }) {
  return (
    <nav aria-label="Areas">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        {areas.map(({ name, states: all }) => (
          <li
            key={name}
            className="flex flex-col gap-2 rounded-control border border-line bg-surface-raised px-3 py-2.5"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              <TextLink asChild isStandalone className="text-start wrap-anywhere">
                <button type="button" onClick={() => onChoose(name)}>
                  {name}
                </button>
              </TextLink>
              <span className="text-sm text-ink-muted tabular-nums">
                {countShown(all)} of {all.length}
              </span>
            </span>
            <Progress part={countShown(all) / all.length} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A visual copy of the count next to it. */
function Progress({ part }: { part: number }) {
  return (
    <span aria-hidden className="mt-auto block h-1.5 overflow-clip rounded-pill bg-surface-sunken">
      <span
        className="block h-full rounded-pill bg-brand"
        style={{ inlineSize: `${part * 100}%` }}
      />
    </span>
  );
}

/** How many states have each sign-off. */
function SignOffCounts() {
  const all = states.map(({ id }) => stateSignOff(id, recordedDecisions));
  const counts = SIGN_OFFS.map(
    (wanted) => `${SIGN_OFF_LABELS[wanted]}: ${all.filter((each) => each === wanted).length}`,
  );
  return (
    <p className="text-ink-muted tabular-nums">
      {counts.join(' · ')}. States that only tests show have no picture to approve.
    </p>
  );
}

/** The states that match, in their order; those that match the words best are first. */
function findStates({ words, area, kind, show, signOff }: StatesQuery): State[] {
  const sought = words.trim();
  const named = sought === '' ? searched : search(searched, sought);
  return named
    .map(({ state }) => state)
    .filter(
      ({ id, kind: own }) =>
        (area === '' || id.split('.')[0] === area) &&
        (kind === '' || own === kind) &&
        (show === 'all' || claims.has(id) === (show === 'shown')) &&
        (signOff === '' || stateSignOff(id, recordedDecisions) === signOff),
    );
}
