import { Play } from 'lucide-react';
import { useState } from 'react';
import type { State } from '../../states/parse-states.ts';
import type { StoryFacts } from '../../states/story-facts.ts';
import { LiveStory } from './LiveStory.tsx';
import { frameAddress, stories } from './story-index.ts';

/** The stories that show states, live. States that only a test or a flow shows have no tile. */
export function StoryTiles({ states }: { states: readonly State[] }) {
  const [live, setLive] = useState<StoryFacts>();
  const ids = new Set(states.map(({ id }) => id));
  const tiles = stories
    .map((story) => ({ story, shows: story.states.filter((state) => ids.has(state)) }))
    .filter(({ shows }) => shows.length > 0);
  return (
    <>
      <p className="text-ink-muted tabular-nums">
        {tiles.length} {tiles.length === 1 ? 'story' : 'stories'}. States that only tests or flows
        show are among the rows.
      </p>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {tiles.map(({ story, shows }) => (
          <StoryTile key={story.id} story={story} shows={shows} onOpen={() => setLive(story)} />
        ))}
      </ul>
      <LiveStory story={live} onClose={() => setLive(undefined)} />
    </>
  );
}

/**
 * A story at a quarter of its size, with its name and the states it shows. Clicking it opens it in full.
 *
 * @param props.shows the ids of its states among those that are listed
 */
function StoryTile({
  story,
  shows,
  onOpen,
}: {
  story: StoryFacts;
  shows: readonly string[];
  onOpen: () => void;
}) {
  return (
    <li className="group relative flex min-w-0 flex-col gap-2.5">
      <div className="relative aspect-square overflow-clip rounded-card border border-line bg-surface-sunken transition-[border-color,box-shadow] duration-backdrop group-hover:border-line-strong group-hover:shadow-float">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page: it needs its service worker */}
        <iframe
          title={`${story.title}: ${story.name}`}
          src={frameAddress(story.id)}
          loading="lazy"
          inert
          className="size-[400%] origin-[0_0] scale-25 border-0"
        />
        <span
          aria-hidden
          className="absolute end-2.5 bottom-2.5 grid size-9 place-items-center rounded-pill bg-brand text-brand-ink opacity-0 transition-opacity duration-quick group-focus-within:opacity-100 group-hover:opacity-100"
        >
          <Play strokeWidth={1.75} className="ms-0.5 size-4" />
        </span>
      </div>
      <div className="flex min-w-0 flex-col">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <button
            type="button"
            onClick={onOpen}
            className="rounded-small text-start wrap-anywhere after:absolute after:inset-0 after:rounded-card after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {story.name}
          </button>
        </h2>
        <p className="text-sm text-ink-muted">{story.title.replaceAll('/', ' / ')}</p>
        <p className="pt-1 text-xs wrap-anywhere text-ink-muted">{shows.join(', ')}</p>
      </div>
    </li>
  );
}
