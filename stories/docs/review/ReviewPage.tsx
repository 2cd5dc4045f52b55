import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Container } from '#src/ui/Container.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import { pictureOwner, type StoryFacts } from '../../../states/story-facts.ts';
import { useAddressState } from '../address-state.ts';
import { picturesOf, recordedDecisions, storySignOff } from '../sign-offs.ts';
import { stories, storyAddress } from '../story-index.ts';
import { StorySignOff } from '../StorySignOff.tsx';
import { Choice } from './Choice.tsx';
import { PictureReview } from './PictureReview.tsx';
import { loadPicture, type LoadPicture } from './pictures.ts';
import type { Decide } from './send-decision.ts';

const pictured = stories.filter(({ id }) => picturesOf(id).size > 0);
const titles = [...new Set(pictured.map(({ title }) => title))].toSorted();

/** What is reviewed, unless the URL says otherwise: the first story. */
export const reviewStart = { story: '', mode: '' };

/**
 * Where a designer decides about the pictures of a story: before, after and their difference, an approval, or a
 * requested change.
 *
 * @param props.decide when undefined, nothing can be decided here
 */
export function ReviewPage({
  decide,
  load = loadPicture,
}: {
  decide?: Decide | undefined;
  load?: LoadPicture;
}) {
  const [query, setQuery] = useAddressState(reviewStart);
  const [decisions, setDecisions] = useState(recordedDecisions);
  const story = shownStory(query.story);
  if (!story) throw new Error('No story has a picture.');
  const modes = [...picturesOf(story.id).keys()];
  const mode = modes.find((each) => each === query.mode) ?? modes[0] ?? '';
  const next = nextOpen(story, (each) => storySignOff(each, decisions) !== 'approved');

  async function send(
    act: Decide,
    { id }: StoryFacts,
    request?: Parameters<Decide>[2],
  ): Promise<void> {
    const own = await act(id, picturesOf(id), request);
    setDecisions((before) => new Map([...before, [id, own]]));
  }

  return (
    <Container asChild>
      <main className="flex flex-col gap-6 py-8 md:py-12">
        <header className="flex flex-col gap-3">
          <h1>Review</h1>
          <p className="max-w-reading text-lg text-ink-muted">
            Compare a story's picture with the one before. Then approve it, or say what should
            change.
          </p>
        </header>
        <form className="grid gap-4 sm:grid-cols-3" onSubmit={(event) => event.preventDefault()}>
          <Choice
            label="File"
            value={story.title}
            options={titles.map((title) => [title, title])}
            onChoose={(title) => setQuery({ story: storiesOf(title)[0]?.id ?? '', mode: '' })}
          />
          <Choice
            label="Story"
            value={story.id}
            options={storiesOf(story.title).map(({ id, name }) => [id, name])}
            onChoose={(id) => setQuery({ story: id, mode: '' })}
          />
          <Choice
            label="Picture"
            value={mode}
            options={modes.map((each) => [each, each])}
            onChoose={(each) => setQuery({ mode: each })}
          />
        </form>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StorySignOff story={story} decisions={decisions} />
          <TextLink href={storyAddress(story.id)} target="_top" isStandalone>
            Open the story
          </TextLink>
          {next && (
            <Button
              variant="secondary"
              size="sm"
              className="sm:ms-auto"
              onClick={() => setQuery({ story: next.id, mode: '' })}
            >
              Next to review
            </Button>
          )}
        </div>
        <PictureReview
          key={`${story.id} ${mode}`}
          story={story}
          mode={mode}
          load={load}
          decisions={(decisions.get(story.id) ?? []).filter((each) => each.mode === mode)}
          isApproved={storySignOff(story, decisions) === 'approved'}
          send={decide && ((request) => send(decide, story, request))}
        />
      </main>
    </Container>
  );
}

function storiesOf(title: string): StoryFacts[] {
  return pictured.filter((story) => story.title === title);
}

/** The story whose picture shows the one with an id; the first story for an unknown id. */
function shownStory(id: string): StoryFacts | undefined {
  const asked = stories.find((story) => story.id === id);
  const owner = asked && pictureOwner(asked);
  return pictured.find((story) => story.id === owner) ?? pictured[0];
}

/** The next story that isn't approved, from the first again after the last. */
function nextOpen(
  current: StoryFacts,
  isOpen: (story: StoryFacts) => boolean,
): StoryFacts | undefined {
  const index = pictured.indexOf(current);
  return [...pictured.slice(index + 1), ...pictured.slice(0, index)].find(isOpen);
}
