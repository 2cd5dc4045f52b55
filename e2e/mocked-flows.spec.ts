import { sessionEndsWhileWriting } from '#stories/flows/message-flows.ts';
import { bothReview } from '#stories/flows/offer-flows.ts';
import { play } from './play-flow.ts';
import { test } from './test.ts';

/**
 * Two of the flows on the mocked build. flows.spec.ts plays all of them over HTTP, stories on a stage. Between them,
 * these two do what depends on the mocked build: its session ends behind the app's back and at a sign-in, and Back
 * leads through addresses that carry a state. tours.spec.ts plays two others.
 */

test(
  'a session that ends keeps what is being written',
  play(sessionEndsWhileWriting, /\/messages\?conversation=7$/),
);

test('an offer goes from its answer to two reviews', play(bothReview, /\/pending-reviews$/));
