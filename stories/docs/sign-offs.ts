import table from '../../states/decisions.tsv?raw';
import {
  decisionsByStory,
  parseDecisions,
  signOffOf,
  signOffOfAll,
  type DecisionsByStory,
  type SignOff,
} from '../../states/decisions.ts';
import { picturesByStory, type PictureHashes } from '../../states/picture-hashes.ts';
import { pictureOwner, type StoryFacts } from '../../states/story-facts.ts';
import { claims } from './claims.ts';

const pictures = picturesByStory(
  import.meta.glob<string>('/stories/references/*.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The pictures of a story that this page is about. */
export const picturesOf = (id: string): PictureHashes => pictures.get(id) ?? new Map();

/** The decisions in the repository. */
export const recordedDecisions: DecisionsByStory = decisionsByStory(parseDecisions(table));

/**
 * The sign-off of a story. One that ends in the picture of another story has that story's.
 *
 * @returns undefined when there is no picture to approve
 */
export function storySignOff(story: StoryFacts, decisions: DecisionsByStory): SignOff | undefined {
  const owner = pictureOwner(story);
  return signOffOf(pictures.get(owner), decisions.get(owner));
}

/** The sign-off of a state: approved only when all its stories are. */
export function stateSignOff(id: string, decisions: DecisionsByStory): SignOff | undefined {
  return signOffOfAll(
    (claims.get(id) ?? []).map(({ story }) => story && storySignOff(story, decisions)),
  );
}
