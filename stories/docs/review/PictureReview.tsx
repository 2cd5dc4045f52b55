import { useEffect, useState } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { formatDay } from '#src/domain/dates.ts';
import type { ChangeRequest, Decision } from '../../../states/decisions.ts';
import type { StoryFacts } from '../../../states/story-facts.ts';
import { picturesOf } from '../sign-offs.ts';
import { PictureStage, type Point, type View } from './PictureStage.tsx';
import { pictureName, type LoadPicture, type Picture } from './pictures.ts';
import { RequestForm } from './RequestForm.tsx';
import { messageOf } from '#mocks/server/message-of.ts';

const VIEWS: Readonly<Record<View, string>> = {
  after: 'After',
  before: 'Before',
  difference: 'Difference',
};

/** The pictures of a run: as it is, and at the commit where the branch began. */
interface Loaded {
  readonly picture: Picture | undefined;
  readonly before: Picture | undefined;
}

/**
 * One picture of a story, with the one from before, the requested changes, and the decision.
 *
 * @param props.requests the decisions about this picture
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
  send: ((request?: ChangeRequest & { readonly mode: string }) => Promise<void>) | undefined;
}) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [view, setView] = useState<View>('difference');
  const [point, setPoint] = useState<Point>();
  const [busy, setBusy] = useState<'approve' | 'request'>();
  const [failure, setFailure] = useState<string>();
  const name = pictureName(story, mode);
  const requests = decisions.flatMap(({ request, by, date }) =>
    request ? [{ ...request, by, date }] : [],
  );

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

  async function decide(kind: 'approve' | 'request', comment = ''): Promise<boolean> {
    if (!send || (kind === 'request' && !point)) return false;
    setBusy(kind);
    setFailure(undefined);
    try {
      await send(kind === 'request' && point ? { ...point, comment, mode } : undefined);
      setPoint(undefined);
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  }

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
      {picture.hash !== undefined && picture.hash !== picturesOf(story.id).get(mode) && (
        <Alert tone="warning" title="This is not the recorded picture">
          The code has changed since it was recorded, or since it was taken: {take}
        </Alert>
      )}
      {before ? (
        <Field label="Compare with the picture before" className="max-w-60">
          <Select value={view} onChange={({ target }) => setView(target.value as View)}>
            {Object.entries(VIEWS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <p className="text-ink-muted">
          There is no picture from before: this branch hasn't changed it.
        </p>
      )}
      <PictureStage
        label={`${story.name}, ${mode}`}
        picture={picture}
        before={before}
        view={before ? view : 'after'}
        marks={[...requests, ...(point ? [point] : [])]}
        onPlace={setPoint}
      />
      {requests.length > 0 && (
        <ol aria-label="Requested changes" className="flex list-decimal flex-col gap-2 ps-6">
          {requests.map(({ comment, by, date, x, y }) => (
            <li key={`${x} ${y} ${comment}`} className="wrap-anywhere">
              {comment}{' '}
              <span className="text-ink-muted">
                {by}, {formatDay(date)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {send ? (
        <div className="flex flex-col items-start gap-6">
          <RequestForm
            point={point}
            isBusy={busy === 'request'}
            onSend={(comment) => decide('request', comment)}
          />
          {!isApproved && (
            <Button
              isBusy={busy === 'approve'}
              busyLabel="Approving"
              onClick={() => void decide('approve')}
            >
              Approve all pictures of this story
            </Button>
          )}
          {failure !== undefined && (
            <Alert tone="danger" title="We couldn't write the decision">
              {failure}
            </Alert>
          )}
        </div>
      ) : (
        <p className="text-ink-muted">Decisions are written by a Storybook on your own computer.</p>
      )}
    </>
  );
}
