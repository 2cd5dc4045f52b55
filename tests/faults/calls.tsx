import { fireEvent, screen, userEvent } from 'storybook/test';
import type { EndpointName } from '#src/contract/registry.ts';
import { OFFER_PROCESS } from '#src/domain/offer-process.ts';
import { OTP_RESEND_MS } from '#src/domain/otp.ts';
import { LOGOUT_TIMEOUT_MS } from '#src/features/auth/use-logout.ts';
import { useBookTask } from '#src/features/available-tasks/use-book-task.ts';
import { SEND_TIMEOUT_MS } from '#src/features/messages/sync/outbox.ts';
import { paths, type PathName } from '#src/lib/navigation/paths.ts';
import { WorkerTasksScreen } from '#src/screens/worker-tasks/WorkerTasksScreen.tsx';
import { MOCK_PASSWORD } from '#mocks/db/accounts.ts';
import { MOCK_CODE } from '#mocks/db/codes.ts';
import { people } from '#mocks/fixtures/accounts.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { REVIEW_ID } from '#mocks/scenarios/review-seeds.ts';
import type { StagedState } from '#stories/stage/parameters.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';
import { settle } from '#stories/stage/settle.ts';
import type { Stage } from '#stories/stage/stage.ts';
import { fillSignUp, newcomer } from '#stories/screens/auth/sign-up-steps.ts';
import { renderFeature } from '../render-stage.tsx';
import { advance } from '../steps.ts';
import { ARRIVAL_MS } from './page.ts';
import { chatWithoutOffer } from '#mocks/scenarios/chat-offers.ts';
import { clientLoaded, clientOne } from '#mocks/scenarios/client.ts';
import { dashboardLoaded } from '#mocks/scenarios/dashboard.ts';
import { messagesTexts } from '#mocks/scenarios/messages.ts';
import {
  offersCardAccepted,
  offersCardInProgress,
  offersCardPending,
} from '#mocks/scenarios/offer-cards.ts';
import { pendingReviewsOne } from '#mocks/scenarios/pending-reviews.ts';
import { profileLoaded } from '#mocks/scenarios/profiles.ts';
import { reviewsOne } from '#mocks/scenarios/reviews.ts';
import { home } from '#mocks/scenarios/shell.ts';
import { tasksOne } from '#mocks/scenarios/tasks.ts';
import { workerAccepted } from '#mocks/scenarios/worker.ts';
import { renderApp } from '../render-app.tsx';

type Step = (stage: Stage) => Promise<unknown>;

/** What a user does to send a call. */
export interface Action {
  readonly open: () => Promise<Stage>;
  /** Everything before the last press. */
  readonly fill: readonly Step[];
  /** The last press, which sends the call. */
  readonly send: Step;
  /** What sends it again after a failure; by default the same press. */
  readonly retry?: Step;
  /** When the product gives up by itself, in milliseconds; by default the user stops waiting. */
  readonly givesUpAfter?: number;
  /** False for a call that no screen sends. */
  readonly hasScreen?: false;
}

const at = (state: StagedState) => async () => {
  const { stage } = await renderApp(state);
  await advance(stage, ARRIVAL_MS);
  return stage;
};

const press =
  (name: string | RegExp, role: 'button' | 'menuitem' | 'radio' = 'button'): Step =>
  async (stage) => {
    const found = await screen.findAllByRole(role, { name });
    // A dialog's own button comes after the one that has opened it.
    await userEvent.click(found.at(-1)!);
    await settle(stage);
  };

const fill =
  (label: string | RegExp, value: string): Step =>
  async () =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });

const signIn = (email: string) => [fill('Email', email), fill('Password', MOCK_PASSWORD)];

/** The steps to the dialog that asks for the code. */
const unverified = [...signIn(people.unverified.email), press('Sign in')];

const ON_AUTH = at({ scenario: home, at: '/auth' });
const ONE_TASK = at({ scenario: clientOne });

/** A transition from the only card of the offers. */
function transition(
  name: keyof typeof OFFER_PROCESS,
  scenario: StagedState['scenario'],
  ...steps: Step[]
): Action {
  const { label, asks, actor } = OFFER_PROCESS[name];
  const first = press(label);
  const open = at({ scenario, as: actor });
  if (asks?.kind !== 'message') return { open, fill: steps, send: first };
  return { open, fill: [first, ...steps], send: press(asks.send) };
}

function BookButton() {
  const { send } = useBookTask(TASK_ID);
  return (
    <button type="button" onClick={() => send(null)}>
      Book
    </button>
  );
}

const confirms: Step = ({ questions }) => Promise.resolve(questions.answerWith(true));

const TEXT = 'I can come by on Tuesday after four.';

/** For each call that changes something, the screens that send it. A call that none sends yet needs no entry. */
export const ACTIONS: Readonly<Partial<Record<EndpointName, readonly Action[]>>> = {
  'auth.login': [{ open: ON_AUTH, fill: signIn(people.client.email), send: press('Sign in') }],
  'auth.register': [
    {
      open: at({ scenario: home, at: '/auth?tab=register' }),
      fill: [() => fillSignUp({ canvas: screen }, newcomer)],
      send: press('Create account'),
    },
  ],
  'auth.verify-email': [
    {
      open: ON_AUTH,
      fill: [...unverified, fill('Verification code', MOCK_CODE)],
      send: press('Verify'),
    },
  ],
  'auth.resend-otp': [
    {
      open: ON_AUTH,
      fill: [...unverified, (stage) => advance(stage, OTP_RESEND_MS)],
      send: press(/^Send a new code/),
    },
  ],
  'auth.logout': [
    {
      open: at({ scenario: dashboardLoaded }),
      fill: [press(/your account/)],
      send: press('Logout', 'menuitem'),
      givesUpAfter: LOGOUT_TIMEOUT_MS,
    },
  ],
  'offers.accept': [transition('accept', offersCardPending, fill(/^Your message/, TEXT))],
  'offers.decline': [transition('decline', offersCardPending, fill(/^Your message/, TEXT))],
  'offers.cancel': [transition('cancel', offersCardPending, confirms)],
  'offers.start': [transition('start', offersCardAccepted)],
  'offers.complete': [transition('complete', offersCardInProgress)],
  'tasks.create': [
    {
      open: at({ scenario: clientOne, at: '/client?post=' }),
      fill: [
        fill('Title', 'Mount a TV'),
        fill('Description', 'The wall is brick.'),
        fill('Category', '3'),
        fill('Location', '2814 SE Alder St, Portland'),
        fill('Payment offer', '65'),
        fill('Deadline', '2026-03-20'),
      ],
      send: press('Post task'),
    },
  ],
  'tasks.update': [
    {
      open: at({ scenario: clientOne, at: `/client?edit=${TASK_ID}` }),
      fill: [fill('Title', 'Build a loft bed')],
      send: press('Save changes'),
    },
  ],
  'tasks.delete': [{ open: ONE_TASK, fill: [press(/^Delete/)], send: press('Delete task') }],
  'tasks.cancel': [
    {
      open: at({ scenario: clientOne, at: `/client?task=${TASK_ID}` }),
      fill: [press('Cancel task')],
      send: press('Cancel task'),
      // The question closes with the failure.
      retry: async (stage) => {
        await press('Cancel task')(stage);
        await press('Cancel task')(stage);
      },
    },
  ],
  'tasks.book': [
    {
      // No screen of the product has the button (decision 027, D16).
      async open() {
        const page = (
          <>
            <WorkerTasksScreen />
            <BookButton />
          </>
        );
        return (await renderFeature(tasksOne, page)).stage;
      },
      fill: [],
      send: press('Book'),
      hasScreen: false,
    },
  ],
  'messages.start': [
    {
      open: at({ scenario: tasksOne }),
      fill: [press(/^Message Client/), fill('Your message', TEXT)],
      send: press('Send message'),
    },
  ],
  'messages.send': [
    {
      open: at({ scenario: messagesTexts }),
      fill: [fill(/^Message to/, TEXT)],
      send: press('Send'),
      retry: press('Try again'),
      givesUpAfter: SEND_TIMEOUT_MS,
    },
    {
      open: at({ scenario: chatWithoutOffer }),
      fill: [
        press('Attach'),
        press('Send Offer', 'menuitem'),
        fill('Message', TEXT),
        fill(/^Amount/, '80.00'),
      ],
      send: press('Send offer'),
    },
  ],
  'reviews.create': [
    {
      open: at({ scenario: pendingReviewsOne }),
      fill: [press(/^Write Review/), press(/^5 of 5/, 'radio'), fill(/^Your review/, TEXT)],
      send: press('Submit review'),
    },
  ],
  'reviews.update': [
    {
      open: at({ scenario: reviewsOne, as: 'client', at: '/reviews?tab=written' }),
      fill: [press(/^Edit/), fill(/^Your review/, TEXT)],
      send: press('Save changes'),
    },
  ],
  'reviews.delete': [
    {
      open: at({ scenario: reviewsOne, as: 'client', at: '/reviews?tab=written' }),
      fill: [press(/^Delete your review/)],
      send: press('Delete review'),
    },
  ],
};

/** How a screen treats the failure of a call. */
export type Treatment =
  /** A message in place of what the call loads, with a retry. */
  | 'told'
  /** What a list of the page knows is shown; there is nothing to try again. */
  | 'known'
  /** What the call would have added is left out, and the rest of the page stays. */
  | 'left out'
  /** Left out, and asked again by itself. */
  | 'polled';

/** A screen in a state in which all of its calls succeed. */
export interface OpenScreen {
  readonly state: StagedState;
  /** The treatments of its calls that are not told. A page's own content is never among them. */
  readonly treats: Readonly<Partial<Record<EndpointName, Treatment>>>;
  /** A button to press, for a call that a user asks for. */
  readonly press?: RegExp;
}

function open(state: StagedState, treats: OpenScreen['treats'] = {}, press?: RegExp): OpenScreen {
  return {
    state,
    // Each page of a signed-in viewer sends it, for a badge.
    treats: { 'messages.unread-count': 'polled', ...treats },
    ...(press && { press }),
  };
}

const signedIn = (at: string) => open({ scenario: dashboardLoaded, at });
// Tells the worker which clients know them already. The server refuses to start a conversation twice.
const inTasks = { 'messages.conversations': 'left out' } as const;
// Only the form needs them. It tells.
const inClient = { 'tasks.categories': 'left out' } as const;

/** What makes a screen send its calls: its dialogs, its tabs, and who is looking. */
const SCREENS: Readonly<Partial<Record<PathName, readonly OpenScreen[]>>> = {
  home: [signedIn('/'), open({ scenario: home })],
  auth: [open({ scenario: home, at: '/auth' })],
  about: [signedIn('/about')],
  services: [signedIn('/services')],
  payment: [signedIn('/payment')],
  contact: [signedIn('/contact')],
  dashboard: [
    open(
      { scenario: dashboardLoaded },
      // The list of what waits for the viewer has a line per call.
      {
        'dashboards.client': 'left out',
        'dashboards.worker': 'left out',
        'reviews.pending': 'left out',
      },
    ),
  ],
  messages: [open({ scenario: messagesTexts })],
  offers: [
    open({ scenario: offersCardPending }),
    open(
      { scenario: offersCardPending, at: `/offers?offer=${OFFER_ID}`, as: 'client' },
      { 'offers.get': 'known' },
    ),
    open({ scenario: offersCardPending, at: `/offers?status=paid&offer=${OFFER_ID}` }),
  ],
  reviews: [
    // product.md §8: a failure of the figures is only reported.
    open({ scenario: reviewsOne }, { 'reviews.user-stats': 'left out' }),
    open({ scenario: reviewsOne, at: `/reviews?tab=browse&review=${REVIEW_ID}` }),
  ],
  pendingReviews: [open({ scenario: pendingReviewsOne })],
  user: [open({ scenario: profileLoaded }), open({ scenario: profileLoaded, as: 'nobody' })],
  worker: [
    open({ scenario: workerAccepted }),
    open({ scenario: workerAccepted, at: `/worker?offer=${OFFER_ID}` }, { 'offers.get': 'known' }),
  ],
  workerTasks: [
    open({ scenario: tasksOne }, inTasks),
    open(
      { scenario: tasksOne, at: `/worker/tasks?task=${TASK_ID}` },
      { ...inTasks, 'tasks.get': 'known' },
    ),
    open({ scenario: tasksOne, at: `/worker/tasks?search=piano&task=${TASK_ID}` }, inTasks),
  ],
  client: [
    open({ scenario: clientLoaded }, inClient, /^Show all/),
    open({ scenario: clientOne, at: '/client?post=' }),
    open(
      { scenario: clientOne, at: `/client?task=${TASK_ID}` },
      { ...inClient, 'tasks.get': 'known' },
    ),
    open({ scenario: clientOne, at: `/client?edit=${TASK_ID}` }, inClient),
  ],
};

/** The states in which to open a screen. One without an entry is opened at its path, and tells every failure. */
export function openStatesOf(name: PathName): readonly OpenScreen[] {
  const path = paths[name] as { readonly to: () => string };
  return SCREENS[name] ?? [signedIn(path.to())];
}
