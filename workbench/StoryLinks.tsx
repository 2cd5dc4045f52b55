import type { StoryLink } from 'virtual:story-index';
import { TextLink } from '#src/ui/TextLink.tsx';
import { FirstFew } from './FirstFew.tsx';
import { storyUrl } from './storybook-address.ts';
import { useWorkbench } from './workbench-context.ts';

/**
 * A list of stories, with links that open them in a new tab. Without a Storybook beside the app, it has
 * their names only.
 *
 * @param props.label the accessible name
 */
export function StoryLinks({
  label,
  stories,
}: {
  readonly label: string;
  readonly stories: readonly StoryLink[];
}) {
  const { storybook } = useWorkbench();
  return (
    <FirstFew items={stories}>
      {(shown) => (
        <ul aria-label={label} className="flex flex-col gap-1 text-sm">
          {shown.map((story) => (
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
                  <span className="sr-only"> (opens in a new tab)</span>
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </FirstFew>
  );
}

/** The title of the story's file without its first folder, and its name. */
function nameOf({ title, name }: StoryLink): string {
  return `${title.replace(/^[^/]*\//, '')}: ${name}`;
}
