import { Check, CircleDashed } from 'lucide-react';
import { Badge } from '#src/ui/Badge.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { whyClosed } from '#workbench/palette/state-opening.ts';
import type { State } from '../../states/parse-states.ts';
import type { StoryFacts } from '../../states/story-facts.ts';
import { demoAddress } from './demo-address.ts';
import type { Claim } from './claims.ts';
import { storySignOff, recordedDecisions } from './sign-offs.ts';
import { storyAddress } from './story-index.ts';
import { StorySignOff } from './StorySignOff.tsx';

/** Labels for the viewers in the list of states. */
const VIEWERS: Readonly<Record<string, string>> = {
  anon: 'signed out',
  any: 'anyone',
  both: 'client and worker',
  user: 'signed in',
};

/**
 * A state in the list: what it is, what is expected, where it is shown, and which pictures are approved.
 *
 * @param props.shownIn an empty list marks the state as missing
 */
export function StateRow({ state, shownIn }: { state: State; shownIn: readonly Claim[] }) {
  const { id, kind, viewer, section, expected, shownBy } = state;
  const app = demoAddress(window.location.href, import.meta.env.DEV);
  const isShown = shownIn.length > 0;
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 lg:grid-cols-[22rem_1fr]">
      <div className="flex min-w-0 flex-col gap-0.5">
        <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{id}</h2>
        <p className="text-sm text-ink-muted">
          {[sectionLabel(section), kind, VIEWERS[viewer] ?? viewer].join(' · ')}
        </p>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p className="max-w-reading wrap-anywhere">{expected}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
          {isShown ? (
            <Badge tone="success" icon={<Check aria-hidden strokeWidth={2} />}>
              Shown
            </Badge>
          ) : (
            <Badge tone="warning" icon={<CircleDashed aria-hidden strokeWidth={2} />}>
              Missing
            </Badge>
          )}
          {!isShown && <span className="text-ink-muted">Needs a {shownBy}</span>}
          {app !== undefined && whyClosed(id) === undefined && (
            <TextLink href={`${app}?state=${id}`} target="_blank" rel="noreferrer" isStandalone>
              Open in the app <span className="sr-only">{id} (opens in a new tab)</span>
            </TextLink>
          )}
        </div>
        {isShown && (
          <ul aria-label={`Where ${id} is shown`} className="flex flex-col gap-2 text-sm">
            {shownIn.map((claim) => (
              <li
                key={claim.label}
                className="flex flex-wrap items-center gap-x-3 gap-y-1.5 wrap-anywhere"
              >
                <Place claim={claim} />
                {claim.story && <Review story={claim.story} />}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** A story by its link and scenario, or the file of a test. */
function Place({ claim: { label, href, story } }: { claim: Claim }) {
  if (href === undefined) return <span className="text-ink-muted">{label}</span>;
  return (
    <>
      <TextLink href={href} target="_top" isStandalone>
        {label}
      </TextLink>
      {story?.scenario !== undefined && <code className="text-ink-muted">{story.scenario}</code>}
    </>
  );
}

/** Where the pictures of a story stand, with a link to decide about them. */
function Review({ story }: { story: StoryFacts }) {
  return (
    <>
      <StorySignOff story={story} decisions={recordedDecisions} />
      {storySignOff(story, recordedDecisions) && (
        <TextLink
          href={`${storyAddress('docs-review--page')}&story=${story.id}`}
          target="_top"
          isStandalone
        >
          Review <span className="sr-only">{`${story.title}: ${story.name}`}</span>
        </TextLink>
      )}
    </>
  );
}

function sectionLabel(section: string): string {
  if (section === 'gap') return 'Not in the specification';
  return `${section.includes(',') ? 'Sections' : 'Section'} ${section.replaceAll(',', ', ')}`;
}
