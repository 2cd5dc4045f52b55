import { AuthAnswer } from '#src/contract/auth.ts';
import { ClientSummary, Summary, WorkerSummary } from '#src/contract/dashboards.ts';
import { ErrorBody, type Schema, MessageAnswer } from '#src/contract/endpoint.ts';
import { acceptOffer } from '#src/contract/offers.ts';
import { endpoints } from '#src/contract/registry.ts';
import { Pagination } from '#src/contract/shared.ts';
import { createTask } from '#src/contract/tasks.ts';
import { Conversation, Message, MessageType } from '#src/domain/message.ts';
import { Offer, OfferStatus, PersonRef } from '#src/domain/offer.ts';
import { PendingReview, RatingStats, Review, REVIEW_TEXT_MAX } from '#src/domain/review.ts';
import { TASK_LIMITS } from '#src/domain/task-limits.ts';
import { Category } from '#src/domain/category.ts';
import { Task, TaskStatus } from '#src/domain/task.ts';
import { User } from '#src/domain/user.ts';
import { capitalize } from '../new/names.ts';
import { exportedName } from './comments.ts';
import { noteOf, type FieldTexts } from './notes.ts';

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
const onlySides = 'Null unless the viewer is its client or worker.';

/** What calls share, and what more is to be said of. */
const described: readonly Component[] = [
  component('ErrorBody', ErrorBody, 'The body of every error.', {
    message: 'Shown to the user.',
    errors: 'The messages of each invalid field.',
  }),
  component('Pagination', Pagination, 'Which part of a list the answer contains.', {
    total: 'The number of rows on all pages.',
    has_more: 'Whether there is a page after this one.',
  }),
  component('MessageAnswer', MessageAnswer, 'The answer of a call that returns no data.'),
  component('AuthAnswer', AuthAnswer, 'The answer of every call that can start a session.'),
  component(
    'User',
    User,
    'An account. Every account is both client and worker; each task and offer says which.',
    { email_verified_at: 'Null until the email is verified with the one-time code.' },
  ),
  component('Person', PersonRef, 'A user, as offers and conversations name them.'),
  component('Category', Category, 'What kind of work a task is.'),
  component('TaskStatus', TaskStatus, "In the order of a task's life."),
  component('Task', Task, 'A home task that a client has posted.', {
    payment_offer: 'In dollars.',
    deadline: 'The last day, if there is one.',
    views: 'Views by users other than its client.',
    applications: 'Offers sent for it.',
    assigned_worker: onlySides,
    accepted_offer: onlySides,
  }),
  component('TaskInput', createTask.body, 'The fields of the task form.', {
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
  component(
    'OfferResponse',
    acceptOffer.body,
    'The message that goes with an answer to an offer.',
    {
      response_message: 'Added to the conversation. If empty, the server uses a default text.',
    },
  ),
  component('MessageType', MessageType, 'What a message is about.'),
  component('Message', Message, 'A message of a conversation.', {
    offer: 'The whole offer, when the message is about one.',
  }),
  component('Conversation', Conversation, 'Two people talking about one task.', {
    other_participant: "The one who isn't the viewer.",
    client: 'Only the client can send an offer.',
    offer_status: 'The status of the latest offer, if there is any.',
    unread_count: 'Unread messages to the viewer.',
    latest_message: 'Null if there are no messages.',
    last_message_at: 'Null if there are no messages.',
  }),
  component('Reviewer', Review.shape.reviewer, 'A user, as reviews name them.'),
  component('Review', Review, 'What one side of a completed offer says about the other.', {
    rating: 'Stars.',
    review_text: `At most ${REVIEW_TEXT_MAX.toLocaleString('en-US')} characters.`,
  }),
  component('PendingReview', PendingReview, 'A completed offer that waits for a review.', {
    can_review_user: 'The user to review.',
  }),
  component('RatingStats', RatingStats, "A summary of a user's reviews.", {
    average_rating: '0 without reviews.',
    rating_breakdown: 'The number of reviews by stars.',
  }),
  component('DashboardSummary', Summary, "A user's stats, as client and worker."),
  component('WorkerSummary', WorkerSummary, "A user's stats as a worker.", {
    total_earnings: 'From completed and paid offers, in dollars.',
    upcoming_deadlines: 'Within the next seven days.',
  }),
  component('ClientSummary', ClientSummary, "A user's stats as a client.", {
    total_spending: 'For completed and paid offers, in dollars.',
    tasks_needing_attention: 'Active tasks past their deadline.',
  }),
];

/** The named schemas of the document. All others are inlined where they are used. */
export const components: readonly Component[] = [...described, ...bodiesAndAnswers()];

/**
 * The other bodies and answers of calls. One that the contract exports has its name there, such as `OfferPage`; any
 * other has that of its call: `LoginInput`, `UnreadCountAnswer`.
 */
function bodiesAndAnswers(): Component[] {
  const uses = endpoints.flatMap((endpoint) => {
    const { body, answer } = noteOf(endpoint);
    return [
      { part: 'body', suffix: 'Input', endpoint, schema: endpoint.body, fields: body },
      { part: 'answer', suffix: 'Answer', endpoint, schema: endpoint.answer, fields: answer },
    ];
  });
  return [...Map.groupBy(uses, ({ schema }) => schema)].flatMap(([schema, [use, ...others]]) => {
    if (!schema || !use || described.some((one) => one.schema === schema)) return [];
    const name = exportedName(schema) ?? capitalize(exportedName(use.endpoint) ?? '') + use.suffix;
    const calls = [use, ...others].map(({ endpoint }) => endpoint.name).join(', ');
    const fields = Object.assign({}, use.fields, ...others.map((other) => other.fields)) as {};
    return [{ name, schema, description: `The ${use.part} of ${calls}.`, fields }];
  });
}
