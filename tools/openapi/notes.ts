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
import { openExampleWorld } from './example-world.ts';

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
  readonly input?: CallInput<E>;
}

type EndpointNamed<Name extends EndpointName> = Extract<ContractEndpoint, { readonly name: Name }>;

/** Each example world has the same ids. */
const { ids } = openExampleWorld();

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
    input: { body: { email: people.client.email, password: MOCK_PASSWORD, remember: true } },
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
    input: {
      body: {
        first_name: 'Noor',
        last_name: 'Haddad',
        email: 'noor@nearhand.example',
        phone: '+1 (555) 010-4477',
        city: 'Portland',
        password: MOCK_PASSWORD,
        password_confirmation: MOCK_PASSWORD,
      },
    },
  },
  'auth.verify-email': {
    body: { otp: `The one-time code: ${OTP_LENGTH} digits.` },
    input: { body: { email: people.unverified.email, otp: ids.code } },
  },
  'auth.resend-otp': { input: { body: { email: people.unverified.email } } },
  'dashboards.worker': { as: 'worker' },
  'messages.start': {
    as: 'sparse',
    input: {
      body: { task_id: ids.freshTask, message: 'Hi! I could come by on Saturday morning.' },
    },
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
    input: { params: { id: ids.conversation } },
  },
  'messages.send': {
    body: { payment_amount: 'In dollars.', deadline_date: 'Any date, or null.' },
    as: 'worker',
    input: {
      params: { id: ids.conversation },
      body: { message_type: 'text', message: 'Sounds good, I bring my own tools.' },
    },
  },
  'offers.list': { as: 'worker', input: { query: { status: 'accepted' } } },
  'offers.upcoming': { as: 'worker', input: { query: { per_page: 1 } } },
  'offers.get': { as: 'worker', input: { params: { id: ids.acceptedOffer } } },
  'offers.accept': {
    as: 'worker',
    input: {
      params: { id: ids.pendingOffer },
      body: { response_message: 'Happy to help. See you on Saturday!' },
    },
  },
  'offers.decline': {
    as: 'worker',
    input: {
      params: { id: ids.pendingOffer },
      body: { response_message: "Sorry, I'm away that week." },
    },
  },
  'offers.cancel': { input: { params: { id: ids.pendingOffer } } },
  'offers.start': { as: 'worker', input: { params: { id: ids.acceptedOffer } } },
  'offers.complete': { as: 'worker', input: { params: { id: ids.startedOffer } } },
  'reviews.list': { as: 'worker', input: { query: { user_id: ids.worker } } },
  'reviews.create': {
    body: { rating, review_text, task_offer_id: 'A completed or paid offer.' },
    as: 'worker',
    input: {
      body: {
        task_offer_id: ids.completedOffer,
        rating: 4,
        review_text: 'Clear about what there was to do, and paid at once.',
      },
    },
  },
  'reviews.pending': { as: 'worker' },
  'reviews.user-stats': { as: 'worker' },
  'reviews.profile': { input: { params: { id: ids.worker } } },
  'reviews.get': { as: 'worker', input: { params: { id: ids.review } } },
  'reviews.update': {
    body: { rating, review_text },
    input: {
      params: { id: ids.review },
      body: { rating: 4, review_text: 'Careful work, if a little late.' },
    },
  },
  'reviews.delete': { input: { params: { id: ids.review } } },
  'reviews.public-list': { input: { query: { reviewer_id: ids.client } } },
  'reviews.public-stats': { input: { params: { id: ids.worker } } },
  'reviews.public-get': { input: { params: { id: ids.review } } },
  'tasks.list': {
    as: 'worker',
    input: { query: { per_page: 1, sort_by: 'created_at', sort_order: 'desc' } },
  },
  'tasks.create': { input: { body: taskBody } },
  'tasks.mine': { input: { query: { status: 'booked' } } },
  'tasks.assigned': { as: 'worker', input: { query: { status: 'in_progress' } } },
  'tasks.get': { as: 'worker', input: { params: { id: ids.openTask } } },
  'tasks.update': { input: { params: { id: ids.freshTask }, body: taskBody } },
  'tasks.delete': { input: { params: { id: ids.freshTask } } },
  'tasks.cancel': { input: { params: { id: ids.freshTask } } },
  'tasks.book': { as: 'worker', input: { params: { id: ids.freshTask } } },
};

/** Returns the note on a call. By default, a call that takes no input has an example. */
export function noteOf({ name, access, params, body }: ContractEndpoint): Note {
  return {
    as: access === 'public' ? null : 'client',
    ...(params || body ? {} : { input: {} }),
    ...notes[name],
  };
}
