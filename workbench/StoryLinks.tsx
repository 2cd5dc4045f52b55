import type { StoryLink } from 'virtual:story-index';
import { TextLink } from '#src/ui/TextLink.tsx';
import { workbenchCopy } from './copy.ts';
import { storyUrl } from './storybook-address.ts';
import { useWorkbench } from './workbench-context.ts';

/** What {@link StoryLinks} needs. */
export interface StoryLinksProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly stories: readonly StoryLink[];
}

/**
 * A list of stories, with links that open them in a new tab. Without a Storybook beside the app, it has
 * their names only.
 */
export function StoryLinks({ label, stories }: StoryLinksProps) {
  const { storybook } = useWorkbench();
  return (
    <ul aria-label={label} className="flex flex-col gap-1 text-sm">
      {stories.map((story) => (
        <li key={story.id} className="wrap-anywhere">
          {storybook === null ? (
            nameOf(story)
          ) : (
            <TextLink
              isStandalone
              href={storyUrl(storybook, story.id)}
              target="_blank"
              rel="noreferrer"
            >
              {nameOf(story)}
              <span className="sr-only"> {workbenchCopy.newTab}</span>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The title of the story's file without its first folder, and its name. */
function nameOf({ title, name }: StoryLink): string {
  return `${title.replace(/^[^/]*\//, '')}: ${name}`;
}
