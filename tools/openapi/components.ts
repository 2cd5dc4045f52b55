import { AuthAnswer } from '#src/contract/auth.ts';
import { ClientSummary, Summary, WorkerSummary } from '#src/contract/dashboards.ts';
import { ErrorBody, type Schema, MessageAnswer } from '#src/contract/endpoint.ts';
import { acceptOffer } from '#src/contract/offers.ts';
import { Pagination } from '#src/contract/shared.ts';
import { createTask } from '#src/contract/tasks.ts';
import { Conversation, Message, MessageType } from '#src/domain/message.ts';
import { Offer, OfferStatus, PersonRef } from '#src/domain/offer.ts';
import { PendingReview, RatingStats, Review, REVIEW_TEXT_MAX } from '#src/domain/review.ts';
import { TASK_LIMITS } from '#src/domain/task-form.ts';
import { Category, Task, TaskStatus } from '#src/domain/task.ts';
import { User } from '#src/domain/user.ts';
import type { FieldTexts } from './note.ts';

/** A named schema of the document, with its descriptions. */
export interface Component {
  readonly name: string;
  readonly schema: Schema;
  readonly description: string;
  readonly fields: Readonly<Record<string, string | undefined>>;
}

function component<S extends Schema>(
  name: string,
  schema: S,
  description: string,
  fields?: FieldTexts<S>,
): Component {
  return { name, schema, description, fields: { ...fields } };
}

const { title, description, location, payment } = TASK_LIMITS;
const upTo = (characters: number) =>
  `At most ${characters.toLocaleString('en-US')} characters, and not empty.`;
const onlySides = 'Null for everybody but the two sides.';

/** The named schemas of the document. All others are inlined where they are used. */
export const components: readonly Component[] = [
  component('ErrorBody', ErrorBody, 'What every refusal carries.', {
    message: 'For the person in front of the screen.',
    errors: 'For each field that is wrong, what is wrong with it.',
  }),
  component('Pagination', Pagination, 'How much of a list an answer holds.', {
    total: 'Rows on all pages together.',
    has_more: 'Whether there is a page after this one.',
  }),
  component('MessageAnswer', MessageAnswer, 'An answer that only says that it went well.'),
  component('AuthAnswer', AuthAnswer, 'The answer of every call that may sign somebody in.'),
  component(
    'User',
    User,
    'An account. It is client and worker at once; which of the two shows on a task or an offer.',
    { email_verified_at: 'Null until the address was confirmed with the one-time code.' },
  ),
  component('Person', PersonRef, 'Somebody as an offer or a conversation names them.'),
  component('Category', Category, 'What kind of work a task is.'),
  component('TaskStatus', TaskStatus, "In the order of a task's life."),
  component('Task', Task, 'A home task that a client has posted.', {
    payment_offer: 'In dollars.',
    deadline: 'The last day, if there is one.',
    views: 'Looks by others than the client.',
    applications: 'Offers that were made on it.',
    assigned_worker: onlySides,
    accepted_offer: onlySides,
  }),
  component('TaskBody', createTask.body, 'What a client says of a task.', {
    title: upTo(title),
    description: upTo(description),
    location: upTo(location),
    payment_offer: `In dollars, ${payment.min} to ${payment.max.toLocaleString('en-US')}.`,
    deadline: 'A day after today, `YYYY-MM-DD`.',
  }),
  component('OfferStatus', OfferStatus, "In the order of an offer's life."),
  component('Offer', Offer, 'What a client offers a worker for a task.', {
    payment_amount: 'In dollars.',
    review_id: "The viewer's own review of this offer, once written.",
  }),
  component('OfferResponse', acceptOffer.body, 'What a worker says to an offer.', {
    response_message: 'What the conversation gains; without one the server has a text of its own.',
  }),
  component('MessageType', MessageType, 'What a message is about.'),
  component('Message', Message, 'A message of a conversation.', {
    offer: 'The whole offer, when the message is about one.',
  }),
  component('Conversation', Conversation, 'Two people talking about one task.', {
    other_participant: 'Whoever of the two is not the viewer.',
    client: 'Only the client may send an offer.',
    offer_status: 'The status of the latest offer, if there is any.',
    unread_count: 'Messages to the viewer that were not read yet.',
    latest_message: 'Null while there is none.',
    last_message_at: 'Null while there is none.',
  }),
  component('Reviewer', Review.shape.reviewer, 'Somebody as a review names them.'),
  component('Review', Review, 'What one side of a completed offer says of the other.', {
    rating: 'Stars.',
    review_text: `At most ${REVIEW_TEXT_MAX.toLocaleString('en-US')} characters.`,
  }),
  component('PendingReview', PendingReview, 'A completed offer that waits for a review.', {
    can_review_user: 'Whom the review would be about.',
  }),
  component('RatingStats', RatingStats, "What somebody's reviews come to.", {
    average_rating: '0 for somebody without reviews.',
    rating_breakdown: 'How many reviews gave so many stars.',
  }),
  component('DashboardSummary', Summary, 'Figures of somebody as either side.'),
  component('WorkerSummary', WorkerSummary, 'Figures of somebody as a worker.', {
    total_earnings: 'From completed and paid offers, in dollars.',
    upcoming_deadlines: 'Within the next seven days.',
  }),
  component('ClientSummary', ClientSummary, 'Figures of somebody as a client.', {
    total_spending: 'For completed and paid offers, in dollars.',
    tasks_needing_attention: 'Active tasks past their deadline.',
  }),
];
