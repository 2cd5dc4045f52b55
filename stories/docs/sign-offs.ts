import table from '../../states/approvals.tsv?raw';
import {
  approvalsByStory,
  parseApprovals,
  signOffOf,
  signOffOfAll,
  type ApprovalsByStory,
  type SignOff,
} from '../../states/approvals.ts';
import { picturesByStory, type PictureHashes } from '../../states/picture-hashes.ts';
import { pictureOwner, type StoryFacts } from '../../states/story-facts.ts';
import { sightings } from './shown-states.ts';

const pictures = picturesByStory(
  import.meta.glob<string>('/stories/references/*.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The pictures of a story that this page is about. */
export const picturesOf = (id: string): PictureHashes => pictures.get(id) ?? new Map();

/** The approvals in the repository. */
export const recordedApprovals: ApprovalsByStory = approvalsByStory(parseApprovals(table));

/** The labels of sign-offs, in the order in which they need attention. */
export const SIGN_OFFS: Readonly<Record<SignOff, string>> = {
  changed: 'Changed since approval',
  new: 'New',
  approved: 'Approved',
};

/**
 * The sign-off of a story. One that ends in the picture of another story has that story's.
 *
 * @returns undefined when there is no picture to approve
 */
export function storySignOff(story: StoryFacts, approvals: ApprovalsByStory): SignOff | undefined {
  const owner = pictureOwner(story);
  return signOffOf(pictures.get(owner), approvals.get(owner));
}

/** The sign-off of a state: approved only when all its stories are. */
export function stateSignOff(id: string, approvals: ApprovalsByStory): SignOff | undefined {
  const shownIn = sightings.get(id) ?? [];
  return signOffOfAll(shownIn.map(({ story }) => story && storySignOff(story, approvals)));
}
