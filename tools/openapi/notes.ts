import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { STORY_NOW } from '#mocks/clock/stepped-clock.ts';
import { people, type Viewer } from '#mocks/fixtures/accounts.ts';
import type { AnyEndpoint, CallInput, Schema } from '#src/contract/endpoint.ts';
import type { ContractEndpoint, EndpointName } from '#src/contract/registry.ts';
import { dayAfter } from '#src/domain/dates.ts';
import { OTP_LENGTH } from '#src/domain/otp.ts';
import { REVIEW_TEXT_MAX } from '#src/domain/review.ts';
import { PASSWORD_MIN_LENGTH } from '#src/domain/sign-in.ts';
import { NAME_LENGTH, PHONE_LENGTH } from '#src/domain/sign-up.ts';
import type { ExampleIds } from './example-world.ts';

type Keys<Value> = Value extends unknown ? keyof Value & string : never;

/** Descriptions of some fields of a schema. For a union, of any field of any member. */
export type FieldTexts<S extends Schema | undefined> = S extends Schema
  ? Readonly<Partial<Record<Keys<S['_zod']['output']>, string>>>
  : never;

/** What neither the contract nor its comments contain: descriptions of fields, and the input of the example. */
export interface Note<E extends AnyEndpoint = AnyEndpoint> {
  readonly body?: FieldTexts<E['body']>;
  readonly answer?: FieldTexts<E['answer']>;
  /** The viewer of the example: by default the client, and nobody for a public call. */
  readonly as?: Viewer | null;
  /** The input of the example: by default none. A call that needs one has no example without it. */
  readonly input?: (ids: ExampleIds) => CallInput<E>;
}

type EndpointNamed<Name extends EndpointName> = Extract<ContractEndpoint, { readonly name: Name }>;

const names = `${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters.`;
const rating = 'Stars, 1 to 5.';
const review_text = `At most ${REVIEW_TEXT_MAX.toLocaleString('en-US')} characters.`;
const taskBody = {
  task_category_id: 4,
  title: 'Set up a new router',
  description: 'Fiber is connected. Wi-Fi should reach the back room.',
  location: '18 Alder Street',
  payment_offer: 45,
  deadline: dayAfter(STORY_NOW, 9),
};

const notes: { readonly [Name in EndpointName]?: Note<EndpointNamed<Name>> } = {
  'auth.login': {
    body: { remember: 'Whether the browser keeps the session when it is closed.' },
    input: () => ({
      body: { email: people.client.email, password: MOCK_PASSWORD, remember: true },
    }),
  },
  'auth.register': {
    body: {
      first_name: names,
      last_name: names,
      city: names,
      phone: `An optional plus, then ${PHONE_LENGTH.min} to ${PHONE_LENGTH.max} digits, spaces, hyphens, and parentheses.`,
      password: `At least ${PASSWORD_MIN_LENGTH} characters.`,
      password_confirmation: 'The same as `password`.',
    },
    input: () => ({
      body: {
        first_name: 'Noor',
        last_name: 'Haddad',
        email: 'noor@nearhand.example',
        phone: '+1 (555) 010-4477',
        city: 'Portland',
        password: MOCK_PASSWORD,
        password_confirmation: MOCK_PASSWORD,
      },
    }),
  },
  'auth.verify-email': {
    body: { otp: `The one-time code: ${OTP_LENGTH} digits.` },
    input: ({ code }) => ({ body: { email: people.unverified.email, otp: code } }),
  },
  'auth.resend-otp': { input: () => ({ body: { email: people.unverified.email } }) },
  'dashboards.worker': { as: 'worker' },
  'messages.start': {
    as: 'sparse',
    input: ({ freshTask }) => ({
      body: { task_id: freshTask, message: 'Hi! I could come by on Saturday morning.' },
    }),
  },
  'messages.unread-count': {
    answer: {
      unread_count: 'Unread messages to the viewer.',
      last_message_at: 'When the latest message to the viewer was sent.',
    },
  },
  'messages.list': {
    answer: { has_more: 'Whether there are older messages.' },
    as: 'worker',
    input: ({ conversation }) => ({ params: { id: conversation } }),
  },
  'messages.send': {
    body: { payment_amount: 'In dollars.', deadline_date: 'Any date, or null.' },
    as: 'worker',
    input: ({ conversation }) => ({
      params: { id: conversation },
      body: { message_type: 'text', message: 'Sounds good, I bring my own tools.' },
    }),
  },
  'offers.list': { as: 'worker', input: () => ({ query: { status: 'accepted' } }) },
  'offers.upcoming': { as: 'worker', input: () => ({ query: { per_page: 1 } }) },
  'offers.get': {
    as: 'worker',
    input: ({ acceptedOffer }) => ({ params: { id: acceptedOffer } }),
  },
  'offers.accept': {
    as: 'worker',
    input: ({ pendingOffer }) => ({
      params: { id: pendingOffer },
      body: { response_message: 'Happy to help. See you on Saturday!' },
    }),
  },
  'offers.decline': {
    as: 'worker',
    input: ({ pendingOffer }) => ({
      params: { id: pendingOffer },
      body: { response_message: "Sorry, I'm away that week." },
    }),
  },
  'offers.cancel': { input: ({ pendingOffer }) => ({ params: { id: pendingOffer } }) },
  'offers.start': {
    as: 'worker',
    input: ({ acceptedOffer }) => ({ params: { id: acceptedOffer } }),
  },
  'offers.complete': {
    as: 'worker',
    input: ({ startedOffer }) => ({ params: { id: startedOffer } }),
  },
  'reviews.list': { as: 'worker', input: ({ worker }) => ({ query: { user_id: worker } }) },
  'reviews.create': {
    body: { rating, review_text, task_offer_id: 'A completed or paid offer.' },
    as: 'worker',
    input: ({ completedOffer }) => ({
      body: {
        task_offer_id: completedOffer,
        rating: 4,
        review_text: 'Clear about what there was to do, and paid at once.',
      },
    }),
  },
  'reviews.pending': { as: 'worker' },
  'reviews.user-stats': { as: 'worker' },
  'reviews.profile': { input: ({ worker }) => ({ params: { id: worker } }) },
  'reviews.get': { as: 'worker', input: ({ review }) => ({ params: { id: review } }) },
  'reviews.update': {
    body: { rating, review_text },
    input: ({ review }) => ({
      params: { id: review },
      body: { rating: 4, review_text: 'Careful work, if a little late.' },
    }),
  },
  'reviews.delete': { input: ({ review }) => ({ params: { id: review } }) },
  'reviews.public-list': { input: ({ client }) => ({ query: { reviewer_id: client } }) },
  'reviews.public-stats': { input: ({ worker }) => ({ params: { id: worker } }) },
  'reviews.public-get': { input: ({ review }) => ({ params: { id: review } }) },
  'tasks.list': {
    as: 'worker',
    input: () => ({ query: { per_page: 1, sort_by: 'created_at', sort_order: 'desc' } }),
  },
  'tasks.create': { input: () => ({ body: taskBody }) },
  'tasks.mine': { input: () => ({ query: { status: 'booked' } }) },
  'tasks.assigned': { as: 'worker', input: () => ({ query: { status: 'in_progress' } }) },
  'tasks.get': { as: 'worker', input: ({ openTask }) => ({ params: { id: openTask } }) },
  'tasks.update': {
    input: ({ freshTask }) => ({ params: { id: freshTask }, body: taskBody }),
  },
  'tasks.delete': { input: ({ freshTask }) => ({ params: { id: freshTask } }) },
  'tasks.cancel': { input: ({ freshTask }) => ({ params: { id: freshTask } }) },
  'tasks.book': { as: 'worker', input: ({ freshTask }) => ({ params: { id: freshTask } }) },
};

/** Returns the note on a call. By default, a call that takes no input has an example. */
export function noteOf({ name, access, params, body }: ContractEndpoint): Note {
  return {
    as: access === 'public' ? null : 'client',
    ...(params || body ? {} : { input: () => ({}) }),
    ...notes[name],
  };
}
