import type { ContractEndpoint, EndpointName } from '#src/contract/registry.ts';
import { paths, type PathName } from '#src/lib/navigation/paths.ts';
import type { MockState } from '#mocks/scenarios/state.ts';
import { OFFER_ID } from '#mocks/scenarios/offer-seeds.ts';
import { REVIEW_ID } from '#mocks/scenarios/review-seeds.ts';
import { TASK_ID } from '#mocks/scenarios/task-seeds.ts';

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
  readonly state: MockState;
  /** The treatments of its calls that are not told. A page's own content is never among them. */
  readonly treats: Readonly<Partial<Record<EndpointName, Treatment>>>;
  /** A button to press, for a call that a user asks for. */
  readonly press?: RegExp;
}

function open(state: MockState, treats: OpenScreen['treats'] = {}, press?: RegExp): OpenScreen {
  return {
    state,
    // Each page of a signed-in viewer sends it, for a badge.
    treats: { 'messages.unread-count': 'polled', ...treats },
    ...(press && { press }),
  };
}

const signedIn = (at: string) => open({ scenario: 'dashboard-loaded', at });
// Tells the worker which clients know them already. The server refuses to start a conversation twice.
const inTasks = { 'messages.conversations': 'left out' } as const;
// Only the form needs them. It tells.
const inClient = { 'tasks.categories': 'left out' } as const;

/** What makes a screen send its calls: its dialogs, its tabs, and who is looking. */
const SCREENS: Readonly<Partial<Record<PathName, readonly OpenScreen[]>>> = {
  home: [signedIn('/'), open({ scenario: 'home' })],
  auth: [open({ scenario: 'home', at: '/auth' })],
  about: [signedIn('/about')],
  services: [signedIn('/services')],
  payment: [signedIn('/payment')],
  contact: [signedIn('/contact')],
  dashboard: [
    open(
      { scenario: 'dashboard-loaded' },
      // The list of what waits for the viewer has a line per call.
      { 'dashboards.worker': 'left out', 'reviews.pending': 'left out' },
    ),
  ],
  messages: [open({ scenario: 'messages-texts' })],
  offers: [
    open({ scenario: 'offers-card-pending' }),
    open(
      { scenario: 'offers-card-pending', at: `/offers?offer=${OFFER_ID}`, as: 'client' },
      { 'offers.get': 'known' },
    ),
    open({ scenario: 'offers-card-pending', at: `/offers?status=paid&offer=${OFFER_ID}` }),
  ],
  reviews: [
    // Section 8: a failure of the figures is only reported.
    open({ scenario: 'reviews-one' }, { 'reviews.user-stats': 'left out' }),
    open({ scenario: 'reviews-one', at: `/reviews?tab=browse&review=${REVIEW_ID}` }),
  ],
  pendingReviews: [open({ scenario: 'pending-reviews-one' })],
  user: [open({ scenario: 'profile-loaded' }), open({ scenario: 'profile-loaded', as: 'nobody' })],
  worker: [
    open({ scenario: 'worker-accepted' }),
    open(
      { scenario: 'worker-accepted', at: `/worker?offer=${OFFER_ID}` },
      { 'offers.get': 'known' },
    ),
  ],
  workerTasks: [
    open({ scenario: 'tasks-one' }, inTasks),
    open(
      { scenario: 'tasks-one', at: `/worker/tasks?task=${TASK_ID}` },
      { ...inTasks, 'tasks.get': 'known' },
    ),
    open({ scenario: 'tasks-one', at: `/worker/tasks?search=piano&task=${TASK_ID}` }, inTasks),
  ],
  client: [
    open({ scenario: 'client-loaded' }, inClient, /^Show all/),
    open({ scenario: 'client-one', at: '/client?post=' }),
    open(
      { scenario: 'client-one', at: `/client?task=${TASK_ID}` },
      { ...inClient, 'tasks.get': 'known' },
    ),
    open({ scenario: 'client-one', at: `/client?edit=${TASK_ID}` }, inClient),
  ],
};

/** The states in which to open a screen. One without an entry is opened at its path, and tells every failure. */
export function openStatesOf(name: PathName): readonly OpenScreen[] {
  const path = paths[name] as { readonly to: () => string };
  return SCREENS[name] ?? [signedIn(path.to())];
}

/**
 * Whether a status says that there is no such thing for the viewer: nothing can be tried again then. What
 * belongs to two people is as good as not there for a third.
 */
export function isGone(status: string, { params, resource }: ContractEndpoint): boolean {
  if (!params) return false;
  return (
    status === '404' || (status === '403' && ['offer', 'message', 'review'].includes(resource))
  );
}
