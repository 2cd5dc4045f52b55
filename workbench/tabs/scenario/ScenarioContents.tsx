import type { StoryLink } from 'virtual:story-index';
import { FirstFew } from '../../FirstFew.tsx';
import { StoryLinks } from '../../StoryLinks.tsx';
import { scenarioCopy as copy } from '../scenario-copy.ts';

/** How many items a list shows at first. */
const FEW = 5;

/** What {@link ScenarioContents} needs. */
export interface ScenarioContentsProps {
  /** At least one. */
  readonly stories: readonly StoryLink[];
  readonly states: readonly string[];
}

/** The stories of a scenario and the states that they show. */
export function ScenarioContents({ stories, states }: ScenarioContentsProps) {
  return (
    <div className="flex flex-col gap-3 rounded-control bg-surface-sunken p-3 text-sm">
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{copy.storiesTitle}</p>
        <FirstFew items={stories} count={FEW}>
          {(shown) => <StoryLinks label={copy.storiesTitle} stories={shown} />}
        </FirstFew>
      </div>
      {states.length > 0 && (
        <div className="flex flex-col gap-1">
          <p className="font-semibold">{copy.states}</p>
          <FirstFew items={states} count={FEW}>
            {(shown) => (
              <ul aria-label={copy.states} className="flex flex-col gap-1">
                {shown.map((state) => (
                  <li key={state} className="wrap-anywhere">
                    {state}
                  </li>
                ))}
              </ul>
            )}
          </FirstFew>
        </div>
      )}
    </div>
  );
}
