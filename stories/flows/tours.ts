import type { Flow } from './flow.ts';
import { clientSendsOffer, sessionEndsWhileWriting } from './message-flows.ts';
import { bothReview, offersThatEnd } from './offer-flows.ts';
import { clientPostsTask } from './posting-flows.ts';
import { registerToDashboard, sessionExpired } from './session-flows.ts';
import { workerFirstMessage } from './task-flows.ts';
import { wholeWay } from './whole-way-flows.ts';

/** The flows as tours of the running app, by the id in their links, the best known first. */
export const tours = {
  'whole-way': wholeWay,
  'register-to-dashboard': registerToDashboard,
  'client-posts-task': clientPostsTask,
  'worker-first-message': workerFirstMessage,
  'client-sends-offer': clientSendsOffer,
  'both-review': bothReview,
  'offers-that-end': offersThatEnd,
  'session-expired': sessionExpired,
  'session-ends-while-writing': sessionEndsWhileWriting,
} as const satisfies Readonly<Record<string, Flow>>;

/** The id of a tour, as in `?tour=whole-way`. */
export type TourId = keyof typeof tours;

/** The ids of all tours, in the order of the list. */
export const tourIds = Object.keys(tours) as readonly TourId[];
