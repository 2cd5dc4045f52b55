import { useCallback, useDeferredValue } from 'react';
import { findScenario } from '#mocks/scenarios/registry.ts';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { SIGN_OFF_LABELS, SIGN_OFFS } from '../../states/decisions.ts';
import type { State } from '../../states/parse-states.ts';
import { states } from '../../states/state-list.ts';
import { useAddressState } from './address-state.ts';
import { useOpenParts } from './api-open-parts.ts';
import { areasOf, countShown, sightings } from './shown-states.ts';
import { StatesArea } from './StatesArea.tsx';
import { allStates, StatesFilter, type StatesQuery } from './StatesFilter.tsx';
import { recordedDecisions, stateSignOff } from './sign-offs.ts';
import { storyAddress } from './story-index.ts';

const areas = areasOf(states);
const anchors = areas.map(({ name }) => anchorOf(name));
const kinds = [...new Set(states.map(({ kind }) => kind))].toSorted();

/**
 * Every state of the product, where it is shown, which ones are missing, and which pictures are approved.
 * Areas are collapsed unless a filter is set: all states at once are too many to read.
 */
export function StatesPage() {
  const [query, setQuery] = useAddressState(allStates);
  // Keeps the fields responsive while the long list re-renders.
  const listed = useDeferredValue(query);
  const found = states.filter((state) => matches(state, listed));
  const listedStates = new Set(found);
  const isFiltered = found.length < states.length;
  // The filter may hide the target of a link.
  const showAll = useCallback(() => setQuery(allStates), [setQuery]);
  const parts = useOpenParts(anchors, showAll);

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
            {countShown(states)} of {states.length} are shown.{' '}
            <TextLink href={storyAddress('docs-contact-sheet--all')} target="_top">
              See them on the contact sheet
            </TextLink>
          </p>
        </header>
        <StatesFilter
          query={query}
          areas={areas.map(({ name }) => name)}
          kinds={kinds}
          found={found.length}
          onChange={setQuery}
        />
        {!isFiltered && (
          <Button
            variant="secondary"
            className="self-start"
            onClick={() => parts.setAll(!parts.isAnyOpen)}
          >
            {parts.isAnyOpen ? 'Close all areas' : 'Open all areas'}
          </Button>
        )}
        <div className="flex flex-col gap-4">
          {areas.map((area) => (
            <StatesArea
              key={area.name}
              id={anchorOf(area.name)}
              area={area}
              listed={area.states.filter((state) => listedStates.has(state))}
              isOpen={isFiltered || parts.isOpen(anchorOf(area.name))}
              onToggle={isFiltered ? undefined : () => parts.toggle(anchorOf(area.name))}
            />
          ))}
        </div>
        <SignOffCounts />
        <Overview />
      </main>
    </Container>
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

/** One tile per area, with its progress and a link to its list. */
function Overview() {
  return (
    <nav aria-label="Areas">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        {areas.map(({ name, states: all }) => (
          <li
            key={name}
            className="flex flex-col gap-2 rounded-control border border-line bg-surface-raised px-3 py-2.5"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              {/* Storybook's iframe opens links in its parent; this one must stay inside. */}
              <TextLink href={`#${anchorOf(name)}`} target="_self" className="wrap-anywhere">
                {name}
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

function anchorOf(area: string): string {
  return `area-${area}`;
}

function matches(state: State, { words, area, kind, show, signOff }: StatesQuery): boolean {
  const { id } = state;
  return (
    (area === '' || id.split('.')[0] === area) &&
    (kind === '' || state.kind === kind) &&
    (show === 'all' || sightings.has(id) === (show === 'shown')) &&
    (signOff === '' || stateSignOff(id, recordedDecisions) === signOff) &&
    searchedText(state).includes(words.trim().toLowerCase())
  );
}

/** What the search looks in: the state, and the ids and titles of the scenarios of its stories. */
function searchedText({ id, expected }: State): string {
  const scenarios = (sightings.get(id) ?? []).flatMap(({ story }) => {
    const scenario = findScenario(story?.scenario ?? '');
    return scenario ? [scenario.id, scenario.title] : [];
  });
  return [id, expected, ...scenarios].join('\n').toLowerCase();
}
