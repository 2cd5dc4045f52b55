import { withoutPicture } from '#stories/checks/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { bothReview, offersThatEnd } from './offer-flows.ts';
import { play } from './play-flow.ts';

const meta = preview.meta({
  title: 'Flows/Offers',
  parameters: { scenario: 'offers-between-two', chromatic: withoutPicture },
});

export const BothReview = meta.story({ play: play(bothReview) });

export const OffersThatEnd = meta.story({ play: play(offersThatEnd) });
