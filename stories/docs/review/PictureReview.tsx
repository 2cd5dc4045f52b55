import { useEffect, useState } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { formatDay } from '#src/domain/dates.ts';
import type { ChangeRequest, Decision } from '../../../states/decisions.ts';
import type { StoryFacts } from '../../../states/story-facts.ts';
import { picturesOf } from '../sign-offs.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { PictureComparison } from './PictureComparison.tsx';
import { pictureName, type LoadPicture, type Picture } from './pictures.ts';

/** The pictures of a run: as it is, and at the commit where the branch began. */
interface Loaded {
  readonly picture: Picture | undefined;
  readonly before: Picture | undefined;
}

/**
 * One picture of a story, with the one from before, the requested changes, and the decision.
 *
 * @param props.decisions those about this picture
 * @param props.send approves the story, or requests a change; undefined where nothing can be decided
 */
export function PictureReview({
  story,
  mode,
  load,
  decisions,
  isApproved,
  send,
}: {
  story: StoryFacts;
  mode: string;
  load: LoadPicture;
  decisions: readonly Decision[];
  isApproved: boolean;
  send: ((request?: ChangeRequest) => Promise<void>) | undefined;
}) {
  const [loaded, setLoaded] = useState<Loaded>();
  const name = pictureName(story, mode);
  const requests = decisions.filter(({ decision }) => decision === 'requested');

  useEffect(() => {
    let isCurrent = true;
    async function open(): Promise<void> {
      const [picture, before] = await Promise.all([load(name), load(`${name}.before`)]);
      if (isCurrent) setLoaded({ picture, before });
    }
    void open();
    return () => {
      isCurrent = false;
    };
  }, [load, name]);

  if (!loaded) return <p role="status">Loading the picture…</p>;
  const { picture, before } = loaded;
  const take = <code>npm run visual -- {story.file}</code>;
  if (!picture) {
    return (
      <Alert tone="info" title="This picture isn't on this computer">
        Take it, and load this page again: {take}
      </Alert>
    );
  }
  return (
    <>
      {picture.hash !== picturesOf(story.id).get(mode) && (
        <Alert tone="warning" title="This is not the recorded picture">
          The code has changed since it was recorded, or since it was taken: {take}
        </Alert>
      )}
      <PictureComparison label={`${story.name}, ${mode}`} picture={picture} before={before} />
      {requests.length > 0 && (
        <ul aria-label="Requested changes" className="flex list-disc flex-col gap-2 ps-6">
          {requests.map(({ comment, by, date }) => (
            <li key={comment} className="wrap-anywhere">
              {comment}{' '}
              <span className="text-ink-muted">
                {by}, {formatDay(date)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {send ? (
        <DecisionForm
          isApproved={isApproved}
          send={(comment) => send(comment === undefined ? undefined : { mode, comment })}
        />
      ) : (
        <p className="text-ink-muted">Decisions are written by a Storybook on your own computer.</p>
      )}
    </>
  );
}
