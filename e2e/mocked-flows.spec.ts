import { flow as bothReview } from '#flows/both-review.flow.ts';
import { flow as sessionEndsWhileWriting } from '#flows/session-ends-while-writing.flow.ts';
import { play } from './play-flow.ts';
import { test } from './test.ts';

/**
 * Two of the flows on the mocked build. flows.spec.ts plays all of them over HTTP, stories on a stage. Between them,
 * these two do what depends on the mocked build: its session ends behind the app's back and at a sign-in, and Back
 * leads through addresses that carry a state. tours.spec.ts plays two others.
 */

test('a session that ends keeps what is being written', play(sessionEndsWhileWriting));

test('an offer goes from its answer to two reviews', play(bothReview));
