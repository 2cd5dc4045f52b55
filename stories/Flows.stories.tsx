import { flow as bothReview } from '#flows/both-review.flow.ts';
import { flow as clientPostsTask } from '#flows/client-posts-task.flow.ts';
import { flow as clientSendsOffer } from '#flows/client-sends-offer.flow.ts';
import { flow as offersThatEnd } from '#flows/offers-that-end.flow.ts';
import { flow as registerToDashboard } from '#flows/register-to-dashboard.flow.ts';
import { flow as sessionEndsWhileWriting } from '#flows/session-ends-while-writing.flow.ts';
import { flow as sessionExpired } from '#flows/session-expired.flow.ts';
import { flow as wholeWay } from '#flows/whole-way.flow.ts';
import { flow as workerFirstMessage } from '#flows/worker-first-message.flow.ts';
import { withoutPicture } from '#states/modes.ts';
import { played } from '#stories/stage/play-flow.ts';
import preview from '#stories/stage/preview.tsx';

const meta = preview.meta({ title: 'Flows', parameters: { chromatic: withoutPicture } });

/** Goes through [flow.both-review]. */
export const BothReview = meta.story(played(bothReview));

/** Goes through [flow.client-posts-task]. */
export const ClientPostsTask = meta.story(played(clientPostsTask));

/** Goes through [flow.client-sends-offer]. */
export const ClientSendsOffer = meta.story(played(clientSendsOffer));

/** Goes through [flow.offer-cancelled]. */
export const OffersThatEnd = meta.story(played(offersThatEnd));

/** Goes through [flow.register-to-dashboard]. */
export const RegisterToDashboard = meta.story(played(registerToDashboard));

/** Goes through [flow.session-expired]. */
export const SessionEndsWhileWriting = meta.story(played(sessionEndsWhileWriting));

/** Goes through [flow.session-expired]. */
export const SessionExpired = meta.story(played(sessionExpired));

/** Goes through [flow.offer-happy-path]. */
export const WholeWay = meta.story(played(wholeWay));

/** Goes through [flow.worker-first-message]. */
export const WorkerFirstMessage = meta.story(played(workerFirstMessage));
