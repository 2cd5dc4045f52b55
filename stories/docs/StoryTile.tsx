import { ImageOff, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pictureOf } from './reference-pictures.ts';
import type { StoryFacts } from '../states/story-facts.ts';

/**
 * A story on the contact sheet: its picture, its name and the states it shows. Clicking it opens
 * the live story.
 *
 * @param props.shows the ids of its states in the selected area
 */
export function StoryTile({
  story,
  shows,
  onOpen,
}: {
  story: StoryFacts;
  shows: readonly string[];
  onOpen: (event: { story: StoryFacts }) => void;
}) {
  return (
    <li className="group relative flex min-w-0 flex-col gap-2.5">
      <div className="relative aspect-[8/5] overflow-clip rounded-card border border-line bg-surface-sunken transition-[border-color,box-shadow] duration-backdrop group-hover:border-line-strong group-hover:shadow-float">
        <Picture story={story} />
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
            onClick={() => onOpen({ story })}
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

function Picture({ story }: { story: StoryFacts }) {
  const [address, setAddress] = useState<string>();
  const load = pictureOf(story);

  useEffect(() => {
    let isCanceled = false;
    async function show(): Promise<void> {
      const loaded = await load?.();
      if (!isCanceled) setAddress(loaded);
    }
    void show();
    return () => {
      isCanceled = true;
    };
  }, [load]);

  if (!load) {
    return (
      <span className="grid size-full place-content-center justify-items-center gap-2 text-sm text-ink-muted">
        <ImageOff aria-hidden strokeWidth={1.75} className="size-5" />
        No picture yet
      </span>
    );
  }
  return (
    address !== undefined && (
      <img
        src={address}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover object-top"
      />
    )
  );
}
