import { useState } from 'react';
import { Container } from '#src/ui/Container.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { Scene } from '#src/ui/Scene.tsx';
import { states } from '../../states/state-list.ts';
import type { StoryFacts } from '../../states/story-facts.ts';
import { useAddressState } from './address-state.ts';
import { LiveStory } from './LiveStory.tsx';
import { areasOf, countShown } from './shown-states.ts';
import { frameAddress, stories, storyAddress } from './story-index.ts';
import { StoryTile } from './StoryTile.tsx';

const areas = areasOf(states);

/** The default filter, unless the URL sets another one. */
export const contactSheetStart = { area: areas[0]?.name ?? '' };

/**
 * Every story that shows a state of one area, live.
 *
 * @param props.addressOf returns the URL of a story's iframe by its id
 */
export function ContactSheetPage({
  addressOf = frameAddress,
}: {
  addressOf?: ((id: string) => string) | undefined;
}) {
  const [{ area }, set] = useAddressState(contactSheetStart);
  const [live, setLive] = useState<StoryFacts>();
  const chosen = areas.find(({ name }) => name === area) ?? areas[0];
  const ids = new Set(chosen?.states.map(({ id }) => id));
  const tiles = stories
    .map((story) => ({ story, shows: story.states.filter((state) => ids.has(state)) }))
    .filter(({ shows }) => shows.length > 0);

  return (
    <Container asChild>
      <main className="flex flex-col gap-8 py-8 md:py-12">
        <header className="flex flex-col gap-3">
          <h1>Contact sheet</h1>
          <p className="max-w-reading text-lg text-ink-muted">
            The states of one area at a glance. Each tile is the live story; click one to open it in
            full.
          </p>
        </header>
        <form
          className="grid items-end gap-4 sm:grid-cols-[16rem_1fr]"
          onSubmit={(event) => event.preventDefault()}
        >
          <Field label="Area">
            <Select value={chosen?.name} onChange={(event) => set({ area: event.target.value })}>
              {areas.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
          <p role="status" className="pb-2.5 text-ink-muted tabular-nums">
            {tiles.length} {tiles.length === 1 ? 'story' : 'stories'}.{' '}
            {countShown(chosen?.states ?? [])} of {ids.size} states are shown, some of them by
            tests.{' '}
            <TextLink
              href={`${storyAddress('docs-states--all')}&area=${chosen?.name ?? ''}`}
              target="_top"
            >
              See them as a list
            </TextLink>
          </p>
        </form>
        {tiles.length === 0 ? (
          <EmptyState picture={<Scene name="empty-desk" />} title="Nothing to see in this area yet">
            A story shows up here as soon as it names one of its states.
          </EmptyState>
        ) : (
          <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {tiles.map(({ story, shows }) => (
              <StoryTile
                key={story.id}
                story={story}
                shows={shows}
                address={addressOf(story.id)}
                onOpen={({ story: opened }) => setLive(opened)}
              />
            ))}
          </ul>
        )}
        <LiveStory story={live} onClose={() => setLive(undefined)} addressOf={addressOf} />
      </main>
    </Container>
  );
}
